import { createInvalidInputError } from '#contract/call/api-error.ts'
import { parseStoredContent } from '#contract/content/content-schema.ts'
import { contentFields, isContentName, isDefaultContent } from '#contract/content/fields.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import { mediaUrlsIn } from '#contract/media/film.ts'
import { siteContentEntity } from '#contract/site/site.ts'
import type { Queries } from '#server/base/db/database.ts'
import { trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import { createSingletonEntityStore } from '#server/base/entity/single-store.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { linkTargetExists, normaliseLinkTarget, noSuchPageMessage } from './targets.ts'

interface Words {
  readonly changed: ChangedContent
}

const createWords = (id: 'published' | 'draft') =>
  createSingletonEntityStore<Words>({
    definition: siteContentEntity,
    id,
    shipped: { changed: {} },
    parse: (value) => ({ changed: parseStoredContent(JSON.parse(value)) }),
    store: ({ changed }) =>
      Object.fromEntries(Object.entries(changed).filter((field) => !isDefaultContent(...field))),
  })

export const publishedContentStore = createWords('published')

/** Store of the draft, which begins as a copy of the published content. */
export const draftContentStore = createWords('draft')

/** Returns the published content, as far as it differs from the defaults. */
export const readPublishedContent = (queries: Queries): Promise<ChangedContent> =>
  trackAsSingleEntryRead(
    siteContentEntity.name,
    'published',
    async () => (await publishedContentStore.read(queries)).changed,
  )

/** Returns the draft, or the published content before the first change. */
export const readContentDraft = async (
  queries: Queries,
): Promise<Words & { readonly version: number }> =>
  (await draftContentStore.record.read(queries, 'draft')) ?? {
    changed: await readPublishedContent(queries),
    version: 0,
  }

/** Throws 400 with the field's path if an image or video no longer exists. */
const refuseMissing = async (
  write: WriteTransaction,
  media: MediaService,
  fields: ChangedContent,
) => {
  for (const [name, value] of Object.entries(fields)) {
    for (const url of mediaUrlsIn(JSON.stringify(value))) {
      if (await media.revive(write, url)) continue
      const message = 'This file is no longer there. Please upload it again.'
      throw createInvalidInputError([{ path: `fields.${name}`, message }])
    }
  }
}

const saveDraft = async (
  write: WriteTransaction,
  version: number | undefined,
  change: (before: ChangedContent) => ChangedContent,
): Promise<ChangedContent> => {
  const first = { changed: await readPublishedContent(write.queries) }
  const { changed } = await draftContentStore.update(
    write,
    version,
    (before) => ({ changed: change(before.changed) }),
    first,
  )
  return changed
}

const isTarget = (name: string): boolean =>
  isContentName(name) && contentFields[name].kind === 'target'

const withCanonicalTargets = (fields: ChangedContent, publicUrl: string): ChangedContent =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isTarget(name) ? normaliseLinkTarget(String(value), publicUrl) : value,
    ]),
  )

/** Throws 400 with the field's path if a target is not a page. */
const refuseUnknown = async (queries: Queries, fields: ChangedContent): Promise<void> => {
  for (const [name, value] of Object.entries(fields)) {
    if (!isTarget(name) || value === '' || (await linkTargetExists(queries, String(value))))
      continue
    throw createInvalidInputError([{ path: `fields.${name}`, message: noSuchPageMessage }])
  }
}

/** Changes fields of the draft. Values equal to the default are removed. */
export const changeContentDraft = async (
  write: WriteTransaction,
  { media, publicUrl }: { readonly media: MediaService; readonly publicUrl: string },
  version: number | undefined,
  given: ChangedContent,
): Promise<void> => {
  const fields = withCanonicalTargets(given, publicUrl)
  await refuseMissing(write, media, fields)
  await refuseUnknown(write.queries, fields)
  await saveDraft(write, version, (before) => ({ ...before, ...fields }))
}

export const resetContentDraft = (
  write: WriteTransaction,
  version: number | undefined,
  names: readonly string[],
): Promise<ChangedContent> =>
  saveDraft(write, version, (before) =>
    Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
  )

export const publishContentDraft = async (
  write: WriteTransaction,
  version: number | undefined,
): Promise<void> => {
  // `saveDraft` locks the rows in the same order as a change of the draft, so that no change is lost between
  // reading and publishing.
  const changed = await saveDraft(write, version, (before) => before)
  await publishedContentStore.update(write, undefined, () => ({ changed }))
}
