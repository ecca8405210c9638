import type { TraceAnnotation } from '#contract/figure/trace-facts.ts'
import { PlainList, PlainListItem } from '../plain-list.tsx'
import { useFigureStrings } from '../use-figure-strings.ts'

type AnnotationListProps = { notes: readonly TraceAnnotation[]; onChoose: (at: number) => void }

/** List of a recording's annotations. Choosing one moves the view to its time. */
export function AnnotationList({ notes, onChoose }: AnnotationListProps) {
  const words = useFigureStrings()
  if (notes.length === 0) return null
  return (
    <details className="text-ink-soft text-sm print:hidden">
      <summary className="cursor-pointer">{words.notes(notes.length)}</summary>
      <PlainList label={words.notes(notes.length)} className="mt-2 max-h-48 gap-1 overflow-y-auto">
        {notes.map(({ at, seconds, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: annotations may be equal
          <PlainListItem key={index}>
            <button
              type="button"
              onClick={() => onChoose(at)}
              className="rounded-sm border border-line px-2 py-0.5 hover:border-ink"
            >
              <bdi>{words.note(at, seconds)}</bdi> <bdi>{text}</bdi>
            </button>
          </PlainListItem>
        ))}
      </PlainList>
    </details>
  )
}
