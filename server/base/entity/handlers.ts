import { createNotFoundError } from '#contract/call/api-error.ts'
import { fieldWireNameOf } from '#contract/call/entity.ts'
import type { ListStatus } from '#contract/call/list-status.ts'
import type { ListQueryOptions } from '#server/base/db/list.ts'
import type { AuthenticatedCaller } from '#server/base/http/viewer.ts'
import { createPictureUrlChooser } from '#server/base/media/choose-picture.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import type { BaseServices } from './base-services.ts'
import type { VersionedEntry } from './record.ts'
import type { EntityStore, EntryFields, PictureChoosersByField } from './store.ts'

type Sent = Readonly<Record<string, File | string | undefined>>

interface Named {
  readonly id: string
  readonly version?: number | undefined
  readonly within?: string | undefined
}

export const createEntityCallHandlers = <T extends VersionedEntry, Own>(
  { database, media, now }: Pick<BaseServices, 'database' | 'media' | 'now'>,
  store: EntityStore<T, Own>,
) => {
  const { definition } = store

  const read = async (sent: Sent): Promise<PictureChoosersByField> => {
    const pictures = Object.entries(sent).map(async ([name, given]) => [
      name,
      await createPictureUrlChooser(media, fieldWireNameOf(definition, name), given),
    ])
    return Object.fromEntries(await Promise.all(pictures))
  }

  return {
    list: async (
      wanted: ListQueryOptions & { status?: ListStatus | undefined } = {},
      who: AuthenticatedCaller | null = null,
    ) =>
      store.list(database.queries, await createReaderFor({ database, now }, who, wanted), wanted),

    one: async (
      id: string,
      wanted: { status?: 'all' | undefined },
      who: AuthenticatedCaller | null,
    ) => {
      const reader = await createReaderFor({ database, now }, who, wanted)
      const found = await store.find(database.queries, reader, id)
      if (found === undefined) throw createNotFoundError(definition.label)
      return found
    },

    add: async (who: Actor, fields: EntryFields<Own>, sent: Sent = {}) => {
      const pictures = await read(sent)
      const data = await writeInTransaction(database, who, (tx) => store.add(tx, fields, pictures))
      return { data }
    },

    update: async (
      who: Actor,
      { id, version, within }: Named,
      fields: EntryFields<Own>,
      sent: Sent = {},
    ) => {
      const pictures = await read(sent)
      const data = await writeInTransaction(database, who, (tx) =>
        store.update(tx, id, version, fields, pictures, within),
      )
      return { data }
    },

    remove: async (who: Actor, id: string, within?: string) => {
      await writeInTransaction(database, who, (tx) => store.remove(tx, id, within))
      return {}
    },

    reorder: async (who: Actor, ids: readonly string[]) => {
      await writeInTransaction(database, who, (tx) => store.reorder(tx, ids))
      return {}
    },
  }
}
