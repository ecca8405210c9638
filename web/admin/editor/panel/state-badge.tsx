import { use } from 'react'
import type { PublishingState } from '#contract/call/publishing.ts'
import { publishingStrings as strings } from '#web/admin/editor/draft/publishing-strings.ts'
import { useSiteTimeZone } from '#web/admin/editor/form/use-site-zone.ts'
import { formatInTimeZone } from '#web/ui/text/format-in-time-zone.ts'
import { DraftedEntriesContext } from './changed-entries.tsx'

/** Returns why an entry is hidden from visitors at the time `now`. Returns null if it is visible. */
export const hiddenStateOf = (
  { status, publishAt, unpublishAt }: PublishingState,
  now: string,
): 'draft' | 'scheduled' | 'over' | null => {
  if (status === 'draft') return 'draft'
  if (publishAt > now) return 'scheduled'
  return unpublishAt !== '' && unpublishAt <= now ? 'over' : null
}

/** Returns the text of a visibility badge. Times are shown with their time zone. */
export const stateBadgeText = (
  state: keyof typeof strings.badges,
  { publishAt }: PublishingState,
  zone: string,
): string =>
  state === 'scheduled'
    ? strings.scheduledFor(formatInTimeZone(publishAt, zone), zone)
    : strings.badges[state]

/** Marks an entry that visitors do not see, or that has an unpublished draft. */
export function EntryStateBadge({ entry }: { entry: PublishingState & { readonly _id: string } }) {
  const changed = use(DraftedEntriesContext)
  const zone = useSiteTimeZone()
  const hidden = hiddenStateOf(entry, new Date().toISOString())
  const states = [
    ...(hidden ? [hidden] : []),
    ...(hidden !== 'draft' && changed.has(entry._id) ? (['changed'] as const) : []),
  ]
  return states.map((state) => (
    <span
      key={state}
      data-slot="state-badge"
      className="ml-2 inline-block rounded-full border border-line-strong bg-sunk px-2 py-0.5 align-middle font-medium text-ink-soft text-xs"
    >
      {stateBadgeText(state, entry, zone)}
    </span>
  ))
}
