/** Line drawings in a square of 24. */
const PATHS = {
  play: 'M8 5.5v13l10.5-6.5z',
  learn:
    'M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5zM12 6.5v13.5',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.3c2.2.8 3.5 2.9 3.5 5.7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  help: 'M9 9.2a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1-1.3 2.1M12 17.5v.1',
  check: 'M4.5 12.5l5 5 10-11',
  redo: 'M19 12a7 7 0 1 1-2.3-5.2L19 9M19 4v5h-5',
  off: 'M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M2 9a15 15 0 0 1 4.5-2.8M19 12.5a10 10 0 0 0-2.5-1.8M22 9a15 15 0 0 0-10-3.8M9 16a4.5 4.5 0 0 1 6 0M12 19.5v.1',
  dice: 'M4 4h16v16H4zM8.5 8.5v.1M15.5 15.5v.1M12 12v.1M15.5 8.5v.1M8.5 15.5v.1',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8',
  back: 'M11 6L4 12l7 6zM20 6l-7 6 7 6z',
  moon: 'M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  speed: 'M4 18a8.5 8.5 0 1 1 16 0M12 15l4-5',
  brush: 'M14 4l6 6-8.5 8.5H5.5v-6zM12 6l6 6',
  down: 'M12 4v11M8 11.5l4 4 4-4M5 20h14',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  plus: 'M12 5v14M5 12h14',
  flag: 'M6 21V4M6 5c5-3 7 3 13 0v8c-6 3-8-3-13 0',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  book: 'M5 4h14v16H5zM8.5 9h7M8.5 13h7M8.5 17h4',
  gear: 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  talk: 'M4 5h16v11h-8l-4 4v-4H4z',
  lock: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2.5',
  key: 'M8 15.5a4.5 4.5 0 1 1 4.2-6.2H21v3.5h-2.5V15H15v-2.2h-2.8A4.5 4.5 0 0 1 8 15.5zM7.5 11v.1',
  screen: 'M3 5h18v11H3zM9 20h6M12 16v4',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l2 2H4zM10 21h4',
  mail: 'M3.5 5.5h17v13h-17zM3.5 6l8.5 7 8.5-7',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name, filled = false }: { readonly name: IconName; readonly filled?: boolean }) {
  return (
    <svg className={filled ? 'glyph filled' : 'glyph'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
