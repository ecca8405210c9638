import type { Draft } from '#contract/lifecycle/draft.ts'
import type { PublishedEntry } from '#web/admin/editor/draft/published-entry.ts'
import { client } from '#web/api/browser-client.ts'
import { changeSince, type EntryName } from './changes-since.ts'

/** What others have made of an entry while its form was open. */
export interface Theirs {
  readonly state: Readonly<Record<string, unknown>>
  /** The version of the entry itself. */
  readonly version: number
  /** The draft over it. */
  readonly draft: Draft | null
  /** Whether they have changed what is published, not the draft. */
  readonly isPublished: boolean
}

/** Who was last to change an entry or the draft over it, and when; null where that cannot be found out. */
export const loadChanger = async (
  theirs: Theirs | null,
  about: EntryName | undefined,
  version: number,
): Promise<{ readonly actor: string; readonly at: string } | null> => {
  if (theirs?.draft && !theirs.isPublished)
    return { actor: theirs.draft.updatedBy, at: theirs.draft.updatedAt }
  if (about === undefined) return null
  const { history } = await client.history.showHistory(about)
  return changeSince(history, version)
}

/** What an entry is now, so that it can be compared with its form; null where that cannot be found out. */
export const loadTheirs = async (
  named: PublishedEntry['named'],
  about: EntryName | undefined,
  ownDraft: number | undefined,
): Promise<Theirs | null> => {
  if (named) {
    const { entry, current, draft } = await client.draft.showEntry(named)
    const isPublished = draft === null || draft.version === ownDraft
    const version = Number(current.version)
    return { state: isPublished ? current : entry, version, draft, isPublished }
  }
  if (about === undefined) return null
  const { history } = await client.history.showHistory(about)
  const state = history[0]?.after
  return state ? { state, version: Number(state.version), draft: null, isPublished: true } : null
}
