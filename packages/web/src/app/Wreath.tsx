const LEAVES = Array.from({ length: 6 }, (_, index) => {
  const angle = ((158 - index * 26) * Math.PI) / 180
  return [-1, 1].map((side) => ({
    x: 12 + side * Math.sin(angle) * 9,
    y: 11.5 - Math.cos(angle) * 9,
    turn: side * ((angle * 180) / Math.PI - 32),
  }))
}).flat()

/** The victor's laurel; also the sign of court. */
export const Wreath = ({ className = 'wreath' }: { readonly className?: string }) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    {LEAVES.map(({ x, y, turn }) => (
      <ellipse
        key={`${x} ${y}`}
        cx={x}
        cy={y}
        rx={1.45}
        ry={2.9}
        transform={`rotate(${turn.toFixed(0)} ${x.toFixed(2)} ${y.toFixed(2)})`}
      />
    ))}
  </svg>
)
