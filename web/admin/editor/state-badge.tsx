import type { Publishing } from '#contract/publishing.ts'
import { publishing as words } from '#web/content/publishing.ts'

/** How an entry is hidden from visitors at a moment; null while they see it. */
export const hiddenAs = (
  { status, publishAt, unpublishAt }: Publishing,
  now: string,
): keyof typeof words.badges | null => {
  if (status === 'draft') return 'draft'
  if (publishAt > now) return 'scheduled'
  return unpublishAt !== '' && unpublishAt <= now ? 'over' : null
}

/** Says of an entry in a list that visitors do not see it. */
export function StateBadge({ entry }: { entry: Publishing }) {
  const state = hiddenAs(entry, new Date().toISOString())
  if (state === null) return null
  return (
    <span
      data-slot="state-badge"
      className="ml-2 inline-block rounded-full border border-line-strong bg-sunk px-2 py-0.5 align-middle font-medium text-ink-soft text-xs"
    >
      {words.badges[state]}
    </span>
  )
}
