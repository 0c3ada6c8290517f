/** Somebody who has been here. */
export type PeopleTable = {
  readonly id: string
  readonly name: string
  readonly made_at: number
  /** When their last socket was closed, 0 while they are here; nothing of who has not come since this is kept. */
  readonly left_at: number | null
}

/** A device on which somebody is signed in: a key in its cookie, whose hash alone is kept. */
export type SessionsTable = {
  readonly id: string
  readonly person: string
  readonly key_hash: string
  readonly made_at: number
  readonly seen_at: number
  /** What browser on what system, as far as it says. */
  readonly browser: string
}

/** A passkey, by the id that its authenticator gave it. */
export type PasskeysTable = {
  readonly id: string
  readonly person: string
  readonly public_key: string
  readonly counter: number
  /** How it can be reached, with commas between. */
  readonly transports: string
  readonly name: string
  readonly made_at: number
  readonly used_at: number
}

/** A code that brings somebody back, once. */
export type CodesTable = {
  readonly hash: string
  readonly person: string
  readonly made_at: number
  /** 0 until then. */
  readonly used_at: number
}

/** The address to which somebody may have a link sent; they have shown that it is theirs. */
export type MailsTable = { readonly person: string; readonly address: string; readonly made_at: number }

/** Something that is good for one use, for a while: a challenge to a passkey, a link in a mail. */
export type TicketsTable = {
  readonly hash: string
  readonly kind: string
  /** Empty when nobody in particular may use it. */
  readonly person: string
  readonly detail: string
  readonly expires_at: number
  /** 0 until then. */
  readonly used_at: number
}

/** A table from its opening to long after its end. What lists need stands in columns; the rest follows from the log. */
export type MatchesTable = {
  readonly id: string
  readonly game: string
  /** Gathering, playing, over or abandoned. */
  readonly phase: string
  /** 1 when it stands in the lobby. */
  readonly listed: number
  readonly host: string
  readonly made_at: number
  readonly changed_at: number
  /** The newest version of the log. */
  readonly version: number
  /** What a list shows, as JSON without secrets. */
  readonly summary: string
  /** Secret until the match is over. */
  readonly seed: string
}

/** The log of a match: appended, never changed. */
export type EntriesTable = {
  readonly match: string
  /** From 1, without a gap. */
  readonly version: number
  /** Of the sender's making: the same id again is the same entry. */
  readonly id: string
  /** The person, or `-` for the table itself. */
  readonly by: string
  readonly at: number
  readonly body: string
}

export type SnapshotsTable = { readonly match: string; readonly version: number; readonly body: string }

/** Who has to do with which match, for "my matches". */
export type MembersTable = { readonly match: string; readonly person: string; readonly seat: number }

/** What a person writes down for themselves about a match. */
export type NotesTable = { readonly match: string; readonly person: string; readonly text: string }

/** A seat that a program plays, by the hash of its token. */
export type TokensTable = { readonly hash: string; readonly match: string; readonly seat: number }

/** When a table has something to do by itself: a clock runs out, a vote ends. */
export type DeadlinesTable = { readonly match: string; readonly due_at: number }

/** When a server was last known to run; one row. */
export type PulseTable = { readonly id: number; readonly at: number }

/** When no server ran. */
export type OutagesTable = { readonly from_at: number; readonly to_at: number }

/** The days of a person (`Days` of the protocol), as JSON. */
export type DaysTable = { readonly person: string; readonly body: string }

/** A key of the server's own. */
export type ServerKeysTable = { readonly name: string; readonly value: string }

/** A browser that wants to be told things, by the hash of where. */
export type PushesTable = {
  readonly id: string
  readonly person: string
  readonly body: string
  readonly made_at: number
}

/** How somebody wants to be called. */
export type CallingsTable = { readonly person: string; readonly body: string }

/** What somebody is to be told of a match, when, and when it was (0 until then). */
export type NoticesTable = {
  readonly person: string
  readonly match: string
  readonly kind: string
  /** What it is about, of which they are told once: a decision, a vote, the end. */
  readonly topic: string
  readonly game: string
  readonly due_at: number
  readonly done_at: number
}

/** What became of a seat of a match: who began it there, how they came out, and what that did to their rating. */
export type ResultsTable = {
  readonly match: string
  readonly seat: number
  /** Empty for a bot or a program. */
  readonly person: string
  /** `human`, `program`, or the level of a bot. */
  readonly player: string
  readonly game: string
  /** How many played. */
  readonly seats: number
  /** From 1; 0 where the match ended without a result. */
  readonly place: number
  readonly score: number
  /** 1 when they were not there at the end. */
  readonly gone: number
  /** 1 when the match counts for ratings. */
  readonly counts: number
  /** `live`, `turns`, or empty without a clock. */
  readonly tempo: string
  /** How long their turns took, as JSON. */
  readonly times: string
  readonly at: number
  /** The number of the match among all that were rated (`RatedTable`); 0 until then. */
  readonly no: number
  readonly old_mean: number
  readonly old_spread: number
  readonly mean: number
  readonly spread: number
}

/** The order in which matches were rated: each once, one after the other, whichever node does it. */
export type RatedTable = { readonly no: number; readonly match: string }

/** Whom somebody does not want to hear or to play with. */
export type BlocksTable = { readonly person: string; readonly other: string; readonly made_at: number }

/** What somebody has told the moderators. */
export type ReportsTable = {
  readonly id: string
  readonly person: string
  readonly about: string
  /** Empty, and 0, when it is about nothing that was said. */
  readonly match: string
  readonly line: number
  readonly reason: string
  readonly words: string
  readonly made_at: number
  /** 0 until then. */
  readonly done_at: number
  readonly done_by: string
}

/** Who may not come in, and why. */
export type BansTable = {
  readonly person: string
  readonly words: string
  readonly by: string
  readonly made_at: number
}

/** What a moderator has told somebody, who sees it when they come. */
export type WarningsTable = {
  readonly id: string
  readonly person: string
  readonly words: string
  readonly by: string
  readonly made_at: number
  /** 0 until then. */
  readonly seen_at: number
}

export type ModeratorsTable = { readonly person: string; readonly made_at: number }

/** What the command line asks of a server that runs, and what came of it. */
export type ErrandsTable = {
  readonly id: string
  readonly body: string
  readonly made_at: number
  /** When a server took it, and when it was done; 0 until then. */
  readonly taken_at: number
  readonly done_at: number
  readonly answer: string
}

export type Tables = {
  readonly results: ResultsTable
  readonly rated: RatedTable
  readonly blocks: BlocksTable
  readonly reports: ReportsTable
  readonly bans: BansTable
  readonly warnings: WarningsTable
  readonly moderators: ModeratorsTable
  readonly errands: ErrandsTable
  readonly server_keys: ServerKeysTable
  readonly pushes: PushesTable
  readonly callings: CallingsTable
  readonly notices: NoticesTable
  readonly people: PeopleTable
  readonly sessions: SessionsTable
  readonly passkeys: PasskeysTable
  readonly codes: CodesTable
  readonly mails: MailsTable
  readonly tickets: TicketsTable
  readonly matches: MatchesTable
  readonly entries: EntriesTable
  readonly snapshots: SnapshotsTable
  readonly members: MembersTable
  readonly notes: NotesTable
  readonly tokens: TokensTable
  readonly deadlines: DeadlinesTable
  readonly pulse: PulseTable
  readonly outages: OutagesTable
  readonly days: DaysTable
  readonly versions: { readonly version: number; readonly done_at: number }
}
