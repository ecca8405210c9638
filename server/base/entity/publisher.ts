import { z } from 'zod'
import { createInvalidInputError, toFieldErrors } from '#contract/call/api-error.ts'
import { type ApiCall, type CallInput, idFieldNameOf } from '#contract/call/call.ts'
import {
  type EntityDefinition,
  entityFieldsOfKind,
  fieldWireNameOf,
  publishingColumns,
} from '#contract/call/entity.ts'
import { inputSchemaFor } from '#contract/call/publishing.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { PictureUrlChooser } from '#server/base/media/choose-picture.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import type { PictureChoosersByField } from './store.ts'

export interface DraftPublisher {
  readonly entity: string
  /** Validates the fields of a draft and drops unknown ones. */
  decode(
    queries: Queries,
    id: string,
    fields: object,
  ): Record<string, unknown> | Promise<Record<string, unknown>>
  /**
   * Writes the fields of a draft to its entry. If they include a status, they are validated like an
   * update.
   */
  apply(write: WriteTransaction, id: string, fields: object, media: MediaService): Promise<void>
}

type Changes<C extends ApiCall> = Omit<CallInput<C>, 'id' | 'version' | keyof C['aliases']>

type Change<C extends ApiCall> = (
  write: WriteTransaction,
  id: string,
  changes: Changes<C>,
  picture: (field: string) => PictureUrlChooser,
) => Promise<unknown>

const without = (values: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** Returns a function that chooses the image URL of a draft. Throws if the image was deleted. */
const choose =
  (media: MediaService, field: string, given: unknown): PictureUrlChooser =>
  async (write, current) => {
    if (typeof given !== 'string') return current
    if (given === '' || given === current || (await media.revive(write, given))) return given
    throw createInvalidInputError([
      { path: field, message: 'This picture is gone. Choose it again.' },
    ])
  }

const readChanges = <C extends ApiCall>(call: C, id: string, fields: object): CallInput<C> => {
  const decoded = z.safeDecode(inputSchemaFor(call, fields), {
    ...fields,
    [idFieldNameOf(call)]: id,
  })
  if (!decoded.success) throw createInvalidInputError(toFieldErrors(decoded.error))
  return decoded.data
}

/** Validates the fields of a draft and drops unknown ones. */
export const decodeDraft = (call: ApiCall, id: string, fields: object): Record<string, unknown> =>
  without(readChanges(call, id, { ...fields, status: 'draft' }), [
    idFieldNameOf(call),
    'version',
    ...publishingColumns,
  ])

/** Creates the publisher of an entity. `call` validates drafts, `change` applies them. */
export const createDraftPublisher = <C extends ApiCall>(
  definition: EntityDefinition,
  call: C,
  change: Change<C>,
): DraftPublisher => {
  const idName = idFieldNameOf(call)
  const pictures = entityFieldsOfKind(definition, 'picture').map(([name]) =>
    fieldWireNameOf(definition, name),
  )
  return {
    entity: definition.name,
    decode: (_, id, fields) => decodeDraft(call, id, fields),
    apply: async (write, id, fields, media) => {
      const input = readChanges(call, id, fields)
      // Safe cast: the type of `without` cannot express which fields remain.
      const changes = without(input, [idName, 'version', ...pictures]) as Changes<C>
      await change(write, id, changes, (field) => {
        const sent = fieldWireNameOf(definition, field)
        return choose(media, sent, Reflect.get(input, sent))
      })
    },
  }
}

interface Updating {
  readonly definition: EntityDefinition
  update(
    write: WriteTransaction,
    id: string,
    version: undefined,
    fields: object,
    pictures: PictureChoosersByField,
  ): Promise<unknown>
}

/** Creates the publisher of an entity that uses `createEntityStore`. */
export const createStorePublisher = (
  { definition, update }: Updating,
  call: ApiCall,
): DraftPublisher =>
  createDraftPublisher(definition, call, (write, id, changes, picture) => {
    const pictures = entityFieldsOfKind(definition, 'picture').map(([name]) => [
      name,
      picture(name),
    ])
    return update(write, id, undefined, changes, Object.fromEntries(pictures))
  })
