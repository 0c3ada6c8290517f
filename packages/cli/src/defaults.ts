/** Seconds that a program may take for one decision. */
export const PATIENCE = 30

/** The folder that matches are kept in when no file is named. */
export const MATCHES = 'matches'
