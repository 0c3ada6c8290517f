import type { Language } from '@hippodrome/engine'

type Words = { readonly subject: string; readonly text: (name: string, link: string) => string }

/** To come in by a link. */
export const LOG_IN: { readonly [language in Language]: Words } = {
  en: {
    subject: 'Your link to Hippodrome',
    text: (name, link) =>
      `Hello ${name},\n\nopen this link and press the button there to come in. It works once, for a quarter of an hour:\n\n${link}\n\nIf you did not ask for it, do nothing: nobody comes in without it.\n`,
  },
  nl: {
    subject: 'Je link naar Hippodrome',
    text: (name, link) =>
      `Hallo ${name},\n\nopen deze link en druk daar op de knop om binnen te komen. Hij werkt één keer, een kwartier lang:\n\n${link}\n\nHeb je er niet om gevraagd, doe dan niets: zonder de link komt niemand binnen.\n`,
  },
}

/** To show that an address is one's own. */
export const PROOF: { readonly [language in Language]: Words } = {
  en: {
    subject: 'Is this your address?',
    text: (name, link) =>
      `Hello,\n\n${name} wants to be reached at this address by Hippodrome. If that is you, open this link within an hour and press the button there:\n\n${link}\n\nIf it is not, do nothing, and you will not hear of it again.\n`,
  },
  nl: {
    subject: 'Is dit je adres?',
    text: (name, link) =>
      `Hallo,\n\n${name} wil op dit adres bereikbaar zijn voor Hippodrome. Ben jij dat, open dan binnen een uur deze link en druk daar op de knop:\n\n${link}\n\nBen je het niet, doe dan niets; je hoort er verder niets van.\n`,
  },
}
