import type { PersonView } from './person-view.ts'

/** What someone was and is, as a quiet line through time. */
export function Positions({ positions }: Pick<PersonView, 'positions'>) {
  return (
    <ol className="max-w-measure">
      {positions.map(({ title, team, span }) => (
        <li
          key={`${title} ${team} ${span}`}
          className="relative border-line border-l pb-7 pl-7 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[0.34rem] size-[0.62rem] rounded-full border-2 border-trace bg-paper"
          />
          <p className="tabular text-ink-faint text-sm">{span}</p>
          <p className="break-words text-lg">{title}</p>
          {team && <p className="break-words text-ink-soft">{team}</p>}
        </li>
      ))}
    </ol>
  )
}
