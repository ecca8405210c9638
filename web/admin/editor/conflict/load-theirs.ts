import type { EntryDraft } from '#contract/lifecycle/draft.ts'
import type { DraftableEntry } from '#web/admin/editor/draft/draftable-entry.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { type EditedEntry, mergeChangesSince } from './changes-since.ts'

/** An entry as others saved it while its form was open. */
export interface ConcurrentEntryVersion {
  readonly state: Readonly<Record<string, unknown>>
  /** Version of the entry, not of its draft. */
  readonly version: number
  readonly draft: EntryDraft | null
  /** Whether others changed the published entry instead of its draft. */
  readonly isPublished: boolean
}

/** Returns who last changed an entry or its draft, and when. Returns null if unknown. */
export const loadLastEditor = async (
  theirs: ConcurrentEntryVersion | null,
  about: EditedEntry | undefined,
  version: number,
): Promise<{ readonly actor: string; readonly at: string } | null> => {
  if (theirs?.draft && !theirs.isPublished)
    return { actor: theirs.draft.updatedBy, at: theirs.draft.updatedAt }
  if (about === undefined) return null
  const { history } = await browserApiClient.history.showHistory(about)
  return mergeChangesSince(history, version)
}

type State = ConcurrentEntryVersion['state']

/** Loads the current state of an entry, to compare it with the form. Returns null on failure. */
export const loadConcurrentEntryVersion = async (
  named: DraftableEntry['named'],
  about: EditedEntry | undefined,
  ownDraft: number | undefined,
  fromHistory: (state: State) => State = (state) => state,
): Promise<ConcurrentEntryVersion | null> => {
  if (named) {
    const { entry, current, draft } = await browserApiClient.draft.showEntry(named)
    const isPublished = draft === null || draft.version === ownDraft
    const version = Number(current.version)
    return { state: isPublished ? current : entry, version, draft, isPublished }
  }
  if (about === undefined) return null
  const { history } = await browserApiClient.history.showHistory(about)
  const state = history[0]?.after
  return state
    ? { state: fromHistory(state), version: Number(state.version), draft: null, isPublished: true }
    : null
}
