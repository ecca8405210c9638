import { fillPlaceholders } from '#contract/content/group.ts'
import { blockLabels } from '#contract/content/labels/own-pages.ts'
import type { TextLanguageAttributes } from '#web/content/fallback-language.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { formatLongDay } from '#web/ui/text/format-day.ts'

type PositionBlockProps = {
  position: string
  /** Last day to apply, or empty. */
  until: string
  /** URL or e-mail address for applications, or empty. */
  apply: string
  prose: ProseTree
  language?: TextLanguageAttributes | undefined
}

export function JobPositionBlock({ position, until, apply, prose, language }: PositionBlockProps) {
  const words = useStrings(blockLabels)
  const locale = useLocale()
  return (
    <section className="max-w-(--measure) rounded-xl border border-line bg-surface p-6 sm:p-8">
      <h2 {...language} className="display break-words text-2xl">
        {position}
      </h2>
      {until && (
        <p className="mt-2 text-ink-soft text-sm">
          {fillPlaceholders(words.applyUntil, { date: formatLongDay(new Date(until), locale) })}
        </p>
      )}
      <Prose tree={prose} {...language} className="mt-4" />
      {apply && (
        <Link to={apply} className={`${buttonStyle()} mt-6`}>
          {words.apply}
        </Link>
      )}
    </section>
  )
}

export function NoOpenPositions() {
  return <p className="text-ink-soft">{useStrings(blockLabels).noPositions}</p>
}
