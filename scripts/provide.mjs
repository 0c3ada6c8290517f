import { ensureChromium } from './chromium.mjs'
import { ensurePostgres } from './postgres.mjs'

// What tests need of the system's packages, one after the other: apt-get locks its own out.
process.exitCode = ensurePostgres() && ensureChromium() ? 0 : 1
