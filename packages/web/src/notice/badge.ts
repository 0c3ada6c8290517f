/** The sign of the tab as it was drawn, once it is read. */
let drawn: Promise<string> | undefined

const iconOf = (): HTMLLinkElement | null => document.querySelector('link[rel=icon]')

/** The sign of the page with a number on it. */
export function signWith(svg: string, count: number): string {
  const text = count > 9 ? '9+' : String(count)
  const dot = `<circle cx="45" cy="19" r="19" fill="#b3261e"/><text x="45" y="29" font-family="sans-serif" font-size="28" font-weight="700" fill="#fff" text-anchor="middle">${text}</text>`
  return svg.replace('</svg>', `${dot}</svg>`)
}

/** Puts a number on the sign of the tab, and of the app where it is one; none takes it away. */
export function badge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<
    Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>
  >
  const told = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator)
  told?.catch(() => undefined)
  const icon = iconOf()
  if (!icon) return
  icon.dataset.plain ??= icon.href
  icon.dataset.count = String(count)
  if (count === 0) {
    icon.href = icon.dataset.plain
    return
  }
  drawn ??= fetch(icon.dataset.plain).then((answer) => answer.text())
  drawn.then(
    (svg) => {
      if (icon.dataset.count === String(count))
        icon.href = `data:image/svg+xml,${encodeURIComponent(signWith(svg, count))}`
    },
    () => undefined,
  )
}
