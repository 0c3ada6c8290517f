/** The keys of a board, as the legend lists them. */
export const KEYS = [
  { keys: ['?'], means: 'keyLegend' },
  { keys: ['1', '…', '9'], means: 'keyChoice' },
  { keys: ['A', '…', 'Z'], means: 'keyPlace' },
  { keys: ['↑', '↓', '←', '→'], means: 'keyArrows' },
  { keys: ['Enter'], means: 'keyEnter' },
  { keys: ['Esc'], means: 'keyEscape' },
  { keys: ['Ctrl', 'Z'], means: 'keyUndo' },
  { keys: ['⇧', 'Ctrl', 'Z'], means: 'keyRedo' },
  { keys: ['[', ']'], means: 'keyTime' },
  { keys: ['S'], means: 'keySince' },
  { keys: ['L'], means: 'keyList' },
  { keys: ['+', '−', '0'], means: 'keyZoom' },
] as const
