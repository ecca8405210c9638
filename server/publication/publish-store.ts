import { publicationApi } from '#contract/publication/publication.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import { createDraftPublisher } from '#server/base/entity/publisher.ts'
import { updatePublication } from './store.ts'

export const publicationPublisher = createDraftPublisher(
  publicationEntity,
  publicationApi.updatePublication,
  (write, id, fields, picture) =>
    updatePublication(write, id, undefined, fields, picture('picture')),
)
