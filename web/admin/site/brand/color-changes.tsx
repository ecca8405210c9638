import type { DerivedColors } from '#contract/site/brand.ts'
import { brandFormStrings as strings } from '#web/admin/site/brand-form-strings.ts'

const placeOf = (color: string) =>
  color === 'signal' ? strings.places.signal : strings.places.signalFill

/** Lists the colours that were changed from the chosen one for more contrast. */
export function ColorChangeList({ changes }: { changes: DerivedColors['changes'] }) {
  if (changes.length === 0) return <p className="text-ink-soft text-sm">{strings.unchanged}</p>
  return (
    <div className="grid gap-2 text-sm" aria-live="polite">
      <p className="text-ink-soft">{strings.changed}</p>
      <ul className="grid gap-1.5">
        {changes.map(({ theme, color, from, to, contrast, least }) => (
          <li key={theme + color} className="flex flex-wrap items-center gap-2">
            <Swatch color={from} />
            <span aria-hidden="true">→</span>
            <Swatch color={to} />
            {strings.change(placeOf(color), strings.themes[theme], to)}
            <span className="text-ink-faint">({strings.why(contrast, least)})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="hairline size-5 rounded-sm"
      style={{ backgroundColor: color }}
    />
  )
}
