import { blockLabels } from '#contract/content/labels/own-pages.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryLink } from '#web/site/parts/entry-text.tsx'
import type { ProjectListItem } from '#web/site/parts/project-list-view.ts'
import { ProjectPicture } from '#web/site/parts/project-picture.tsx'

const sizes = '(min-width: 40rem) 32rem, 100vw'

export function ProjectsBlock({ entries }: { entries: readonly ProjectListItem[] }) {
  const words = useStrings(blockLabels)
  const textLanguage = useFallbackLanguage()
  if (entries.length === 0) return <p className="text-ink-faint">{words.noProjects}</p>
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
      {entries.map((entry) => (
        <li key={entry.id} className="group relative min-w-0">
          <div className="aspect-video overflow-clip rounded-lg bg-sunk">
            <ProjectPicture
              src={entry.image}
              alt=""
              sizes={sizes}
              className="hairline rounded-lg"
            />
          </div>
          <p className="display mt-4 break-words text-xl">
            <EntryLink
              entry={entry}
              className="text-ink no-underline after:absolute after:inset-0 group-hover:text-signal-strong"
            />
          </p>
          <p
            {...textLanguage(entry, 'shortDesc')}
            className="mt-2 max-w-measure break-words text-ink-soft"
          >
            {entry.summary}
          </p>
        </li>
      ))}
    </ul>
  )
}
