import { useCounting } from './useCounting.ts'

/** A number that counts up or down to what it has become, with the difference beside it meanwhile. */
export function Counted({ n }: { readonly n: number }) {
  const { shown, by } = useCounting(n)
  return (
    <span className="counted" data-by={by === 0 ? undefined : by > 0 ? `+${by}` : `−${-by}`}>
      {shown}
    </span>
  )
}
