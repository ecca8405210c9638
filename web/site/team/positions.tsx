import { useSaid } from '#web/content/fallback.ts'
import type { PersonView } from './person-view.ts'

/** What someone was and is, as a quiet line through time. */
export function Positions({ positions }: Pick<PersonView, 'positions'>) {
  const said = useSaid()
  return (
    <ol className="max-w-measure">
      {positions.map(({ title, team, span, ...position }) => (
        <li
          key={`${title} ${team} ${span}`}
          className="relative border-line border-s pb-7 ps-7 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-1.5 -start-[0.34rem] size-[0.62rem] rounded-full border-2 border-trace bg-paper"
          />
          <p className="tabular text-ink-faint text-sm">{span}</p>
          <p {...said(position, 'title')} className="break-words text-lg">
            {title}
          </p>
          {team && (
            <p {...said(position, 'team')} className="break-words text-ink-soft">
              {team}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
