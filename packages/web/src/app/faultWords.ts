import { phrases } from './language.ts'

export const faultWords = phrases(
  {
    title: 'Something went wrong on this page',
    safe: 'Your matches are safe: every choice was stored before it was shown.',
    reload: 'Load the page again',
  },
  {
    title: 'Er ging iets mis op deze pagina',
    safe: 'Je partijen zijn veilig: elke keuze werd bewaard voordat zij getoond werd.',
    reload: 'De pagina opnieuw laden',
  },
)
