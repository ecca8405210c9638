import type { VolumeLabel } from '#contract/figure/volume-facts.ts'
import { PlainList, PlainListItem } from '../plain-list.tsx'
import { useFigureStrings } from '../use-figure-strings.ts'

const most = 16

/** Parses label names such as `1: Tumour, 2: Oedema`. */
const namesIn = (legend: string): Map<number, string> =>
  new Map(
    legend.split(',').flatMap((each) => {
      const [value = '', ...name] = each.split(':')
      const text = name.join(':').trim()
      return text && Number.isFinite(Number(value)) ? [[Number(value), text] as const] : []
    }),
  )

/** Legend of the labels in a scan with their colours. Shown if labels have names or are few. */
export function LabelLegend({
  labels,
  legend,
}: {
  labels: readonly VolumeLabel[]
  legend: string
}) {
  const words = useFigureStrings()
  const names = namesIn(legend)
  const named = labels.filter(({ value }) => names.has(value))
  const shown = named.length > 0 ? named : labels
  if (shown.length === 0 || shown.length > most) return null
  return (
    <PlainList label={words.legend} className="gap-x-5 gap-y-1 text-ink-soft text-sm">
      {shown.map(({ value, colour }) => (
        <PlainListItem key={value} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="size-3 rounded-full border-2 bg-transparent forced-color-adjust-none"
            style={{ borderColor: colour }}
          />
          {names.get(value) ?? words.label(value)}
        </PlainListItem>
      ))}
    </PlainList>
  )
}
