import { entityFieldsOfKind } from '#contract/call/entity.ts'
import { type DraftableEntityName, draftApi } from '#contract/lifecycle/draft.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { readEntryWithDraft } from './apply.ts'
import { discardDraft, listDrafts, publishEntryDraft, requireDraft, saveDraft } from './store.ts'

/** Stores uploaded pictures of a draft. Returns their URLs by field. */
const readPictures = async (
  media: MediaService,
  entity: DraftableEntityName,
  input: Readonly<Record<string, unknown>>,
): Promise<Record<string, string>> => {
  const pictures: Record<string, string> = {}
  for (const [name, { sentAs: sent = name }] of entityFieldsOfKind(
    entityDefinitionOf(entity),
    'picture',
  )) {
    const given = input[sent]
    if (typeof given === 'string') pictures[sent] = given
    if (!(given instanceof File)) continue
    const [picture] = await media.read([given], sent)
    if (picture) pictures[sent] = mediaFileUrl(picture.name)
  }
  return pictures
}

export const draftRoutes = ({ database, media }: BaseServices) =>
  createApiModule(draftApi, {
    showDrafts: ({ input: { entity, ...wanted } }) => listDrafts(database.queries, entity, wanted),

    showEntry: ({ input }) => readEntryWithDraft({ database, media }, input),

    getDraft: async ({ input }) => ({ draft: await requireDraft(database.queries, input) }),

    saveDraft: async ({ input, who }) => {
      const { entity, id, version, seen, fields } = input
      const pictures = await readPictures(media, entity, input)
      const draft = await writeInTransaction(database, who, (tx) =>
        saveDraft(tx, who, { entity, id }, { version, seen }, { ...fields, ...pictures }),
      )
      return { draft }
    },

    publishDraft: async ({ input: { version, entity, id, ...shown }, who }) => ({
      draft: await writeInTransaction(database, who, (tx) =>
        publishEntryDraft(tx, { entity, id }, version, media, shown),
      ),
    }),

    discardDraft: async ({ input: { version, ...named }, who }) => ({
      draft: await writeInTransaction(database, who, (tx) => discardDraft(tx, named, version)),
    }),
  })
