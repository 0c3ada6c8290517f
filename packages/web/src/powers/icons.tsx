import { memo, type ReactNode } from 'react'

/** Arms of the nations, units, buildings and signs, each in a square of 16 units in the colour of its text. */
const DRAWN = {
  byzantine: (
    <>
      <path
        fill="currentColor"
        d="M6.2 1h3.6L9.2 6.2 15 5.4v5.2L9.2 9.8 9.8 15H6.2l.6-5.2L1 10.6V5.4l5.8.8z"
      />
    </>
  ),
  muslim: (
    <>
      <path fill="currentColor" d="M11.6 2.2A6.4 6.4 0 1 0 14.6 11 5.2 5.2 0 1 1 11.6 2.2z" />
      <path fill="currentColor" d="M11.3 5.2l.8 1.7 1.9.2-1.4 1.3.4 1.9-1.7-1-1.6 1 .4-1.9-1.4-1.3 1.9-.2z" />
    </>
  ),
  khazar: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinecap="round"
        d="M2.5 2.2c0 5 2 7 5.5 7s5.5-2 5.5-7M8 2v12.3M5 14.2h6"
      />
    </>
  ),
  frank: (
    <>
      <path
        fill="currentColor"
        d="M8 .8c1.5 2 2.2 3.6 2.2 5.2 0 1-.3 2-.8 3h1c.8-1.2 1.2-2.2 2.6-2.5 1.6-.2 2.4 1 2.1 2.4-.2-.6-1-.9-1.6-.5-.7.5-.7 1.6-1.5 2.6H4c-.8-1-.8-2.1-1.5-2.6-.6-.4-1.4-.1-1.6.5-.3-1.4.5-2.6 2.1-2.4 1.4.3 1.8 1.3 2.6 2.5h1c-.5-1-.8-2-.8-3 0-1.6.7-3.2 2.2-5.2zM4 11.6h8v1.4H4zM6.5 13.5h3L8 15.8z"
      />
    </>
  ),
  persian: (
    <>
      <circle cx="8" cy="8" r="3.3" fill="currentColor" />
      <path
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        d="M8 .9v2.2M8 12.9v2.2M.9 8h2.2M12.9 8h2.2M3 3l1.5 1.5M11.5 11.5L13 13M3 13l1.5-1.5M11.5 4.5L13 3"
      />
    </>
  ),
  lombard: (
    <>
      <path
        fill="currentColor"
        d="M1.5 9.5c0-2 13-2 13 0V14c0-2-13-2-13 0zM7.2 1h1.6v2h2v1.6h-2v2.8H7.2V4.6h-2V3h2z"
      />
    </>
  ),
  basileus: (
    <>
      <path fill="currentColor" d="M1.5 13V5l3.6 3L8 2.5 10.9 8l3.6-3v8z" />
      <circle cx="8" cy="2" r="1.3" fill="currentColor" />
    </>
  ),
  fieldArmy: (
    <>
      <path fill="currentColor" d="M2.5 1.5h11V8c0 3.6-2.6 5.6-5.5 7-2.9-1.4-5.5-3.4-5.5-7z" />
      <path d="M8 3.4v8.8M4.6 6.6h6.8" stroke="var(--face)" strokeWidth="1.5" />
    </>
  ),
  warrior: (
    <>
      <path
        fill="currentColor"
        d="M8 .6l1.7 2.2v6.4h2.9V11H9.7v2.3a1.7 1.7 0 1 1-3.4 0V11H3.4V9.2h2.9V2.8z"
      />
    </>
  ),
  nomad: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        d="M4.5 1.2c7.5 1.8 9.5 8 9 13.3M4.5 1.2L13.4 14.5"
      />
      <path fill="currentColor" d="M1 14.9l9.6-9.7.9.9L1.9 15.8zM12.8 3l-.6 3.5-2.8-2.8z" />
    </>
  ),
  militia: (
    <>
      <path fill="currentColor" d="M12.6 1l.6 4.6-2.5-.3zM2.3 15.2L1.3 14.3 10.7 4l1.1 1z" />
      <circle cx="5" cy="5" r="3.4" fill="currentColor" />
    </>
  ),
  fleet: (
    <>
      <path
        fill="currentColor"
        d="M1 10.5h14l-2.2 4H3.2zM7.4 1v8.6H2.8C5 7.2 6.5 4.4 7.4 1zM8.7 2.6c2.8 2 4.3 4.3 4.6 7H8.7z"
      />
    </>
  ),
  colony: (
    <>
      <path fill="currentColor" d="M1 8l7-6 7 6h-2v6.5H9.8V10H6.2v4.5H3V8z" />
    </>
  ),
  monastery: (
    <>
      <path
        fill="currentColor"
        d="M7.3 0h1.4v1.5h1.6v1.3H8.7V4L13 7.5V15H9.6v-3.5H6.4V15H3V7.5L7.3 4V2.8H5.7V1.5h1.6z"
      />
    </>
  ),
  fortification: (
    <>
      <path
        fill="currentColor"
        d="M1.5 3h2.6v2h2.2V3h3.4v2h2.2V3h2.6v11.5H9.8V11a1.8 1.8 0 0 0-3.6 0v3.5H1.5z"
      />
    </>
  ),
  anchor: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        d="M8 5v9M4.5 7.5h7M2 9.5c.4 3.2 2.8 4.8 6 4.8s5.6-1.6 6-4.8"
      />
      <circle cx="8" cy="3" r="1.8" fill="none" stroke="currentColor" strokeWidth="1.7" />
    </>
  ),
  flame: (
    <>
      <path
        fill="currentColor"
        d="M8 .8c.6 3 4.6 4.7 4.6 8.8a4.6 4.6 0 0 1-9.2 0c0-2 1-3.3 1.9-4.3.1 1.3.6 2 1.3 2.3C6.4 5.3 7 2.8 8 .8z"
      />
    </>
  ),
  clash: (
    <>
      <path
        fill="currentColor"
        d="M1 1l2.6.5 5.6 5.6-1.6 1.6L2 3.2zM15 1l-2.6.5L2.8 11l-1-.9-.9.9 1.6 1.6L1 14l1 1 1.5-1.5 1.6 1.6.9-.9-.9-1L14 3.2zM9.4 9.4l1.5-1.5 2.3 2.3.9-.9.9.9-1.5 1.6L15 13.5l-1.1 1-1.5-1.4-1.6 1.5-.9-.9.9-1z"
      />
    </>
  ),
  cross: (
    <>
      <path fill="currentColor" d="M7 1h2v4h4v2H9v8H7V7H3V5h4z" />
    </>
  ),
  mask: (
    <>
      <path
        fill="currentColor"
        d="M8 2C4 2 1.5 4 1.5 7c0 2.5 1.5 4 3 4 1.8 0 2.2-1.5 3.5-1.5S9.7 11 11.5 11c1.5 0 3-1.5 3-4 0-3-2.5-5-6.5-5zM5 5.5c1 0 1.8.6 2 1.5-1 .7-3 .6-3.6-.4C3.7 5.9 4.3 5.5 5 5.5zm6 0c.7 0 1.3.4 1.6 1.1-.6 1-2.6 1.1-3.6.4.2-.9 1-1.5 2-1.5z"
      />
    </>
  ),
  dagger: (
    <>
      <path
        fill="currentColor"
        d="M14.5 1.5L7.3 10l-1.5-1.4zM6.2 9.5l.7.7-1 1.1 1 1-1 1-1.1-1-2.1 2.2-1-1L3.9 11.4l-1-1.1 1-1 1 1z"
      />
    </>
  ),
  eye: (
    <>
      <path
        fill="currentColor"
        d="M8 3.5c3.5 0 6 2.5 7 4.5-1 2-3.5 4.5-7 4.5S2 10 1 8c1-2 3.5-4.5 7-4.5zM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm0 1.6A1.4 1.4 0 1 1 8 9.4 1.4 1.4 0 0 1 8 6.6z"
      />
    </>
  ),
  pennon: (
    <>
      <path fill="currentColor" d="M3 1h1.6v14H3zM5.5 2l8.5 1.5-3 2.7 3 3.3-8.5.5z" />
    </>
  ),
  star: (
    <>
      <path fill="currentColor" d="M8 1l2 4.6 5 .4-3.8 3.2 1.2 4.9L8 11.5 3.6 14.1l1.2-4.9L1 6l5-.4z" />
    </>
  ),
  coin: (
    <>
      <circle cx="8" cy="8" r="6.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path
        fill="currentColor"
        d="M7.3 3.5h1.4v1.2c1.2.2 2 .9 2.2 2H9.4c-.2-.6-.6-.8-1.4-.8-.8 0-1.3.3-1.3.8s.5.7 1.7 1c1.7.4 2.6 1 2.6 2.3 0 1.2-.9 2-2.3 2.2v1.2H7.3v-1.2C6 12 5 11.2 4.9 9.9h1.6c.1.7.7 1 1.6 1s1.4-.3 1.4-.8-.5-.8-1.7-1C6 8.7 5.2 8.1 5.2 6.8c0-1.2.9-1.9 2.1-2.1z"
      />
    </>
  ),
  scroll: (
    <>
      <path
        fill="currentColor"
        d="M3 1.5h9.5v11H14v1a1.5 1.5 0 0 1-1.5 1.5H4.5A1.5 1.5 0 0 1 3 13.5zM5 4v1.2h5.5V4zm0 2.8V8h5.5V6.8zm0 2.8v1.2h3.5V9.6z"
      />
    </>
  ),
} as const satisfies { readonly [id: string]: ReactNode }

export type IconId = keyof typeof DRAWN
export const ICONS = Object.keys(DRAWN) as IconId[]

/** All icons once, to be used by name. */
export const IconSheet = memo(function IconSheet() {
  return (
    <svg width={0} height={0} className="powers-icons" aria-hidden="true">
      {Object.entries(DRAWN).map(([id, drawn]) => (
        // Nothing is drawn beyond its square: to cut it off there would only cost.
        <symbol key={id} id={`pw-${id}`} viewBox="0 0 16 16" overflow="visible">
          {drawn}
        </symbol>
      ))}
    </svg>
  )
})

/** An icon in a line of text. */
export const Icon = ({ id, className }: { readonly id: IconId; readonly className?: string }) => (
  <svg className={`pw-icon ${className ?? ''}`} viewBox="0 0 16 16" aria-hidden="true">
    <use href={`#pw-${id}`} />
  </svg>
)

type Placed = {
  readonly id: IconId
  readonly x: number
  readonly y: number
  readonly size: number
  readonly className?: string
}

/** An icon inside a drawing. */
export const Sign = ({ id, x, y, size, className }: Placed) => (
  <use href={`#pw-${id}`} x={x} y={y} width={size} height={size} className={className} />
)
