import { EntryText } from '#web/site/parts/entry-text.tsx'
import type { PersonView } from './person-view.ts'

export function PersonPositions({ positions }: Pick<PersonView, 'positions'>) {
  return (
    <ol className="max-w-measure">
      {positions.map((position) => (
        <li
          key={`${position.title} ${position.team} ${position.span}`}
          className="relative border-line border-s pb-7 ps-7 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-1.5 -start-[0.34rem] size-[0.62rem] rounded-full border-2 border-trace bg-paper"
          />
          <p className="tabular text-ink-faint text-sm">{position.span}</p>
          <EntryText of={position} name="title" className="break-words text-lg" />
          <EntryText of={position} name="team" className="break-words text-ink-soft" />
        </li>
      ))}
    </ol>
  )
}
