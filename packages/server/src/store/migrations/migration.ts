import type { Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/** Brings a database from one version to the next; written once, in the words that SQLite and PostgreSQL share. */
export type Migration = (db: Transaction<Tables>) => Promise<void>
