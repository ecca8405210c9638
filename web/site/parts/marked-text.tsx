type MarkedTextProps = { text: string; marks: readonly (readonly [number, number])[] }

/** A text with highlighted ranges. */
export function HighlightedText({ text, marks }: MarkedTextProps) {
  let end = 0
  const parts = marks.map(([from, to]) => {
    const before = text.slice(end, from)
    end = to
    return (
      <span key={from}>
        {before}
        <mark className="rounded-xs bg-signal-soft px-0.5 text-ink">{text.slice(from, to)}</mark>
      </span>
    )
  })
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
