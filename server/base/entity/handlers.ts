import { notFound } from '#contract/call/api-error.ts'
import { wireNameOf } from '#contract/call/entity.ts'
import type { ListStatus } from '#contract/call/list-status.ts'
import type { ListSlice } from '#server/base/db/list.ts'
import type { Viewer } from '#server/base/http/viewer.ts'
import { choosePicture } from '#server/base/media/choose-picture.ts'
import { readAs } from '#server/base/reader/read-as.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import type { BaseServices } from './base-services.ts'
import type { VersionedEntry } from './record.ts'
import type { EntityStore, EntryFields, PictureChoices } from './store.ts'

type Sent = Readonly<Record<string, File | string | undefined>>

interface Named {
  readonly id: string
  readonly version?: number | undefined
  readonly within?: string | undefined
}

export const createEntityHandlers = <T extends VersionedEntry, Own>(
  { database, media, now }: Pick<BaseServices, 'database' | 'media' | 'now'>,
  store: EntityStore<T, Own>,
) => {
  const { definition } = store

  const read = async (sent: Sent): Promise<PictureChoices> => {
    const pictures = Object.entries(sent).map(async ([name, given]) => [
      name,
      await choosePicture(media, wireNameOf(definition, name), given),
    ])
    return Object.fromEntries(await Promise.all(pictures))
  }

  return {
    list: async (
      wanted: ListSlice & { status?: ListStatus | undefined } = {},
      who: Viewer | null = null,
    ) => store.list(database.queries, await readAs({ database, now }, who, wanted), wanted),

    one: async (id: string, wanted: { status?: 'all' | undefined }, who: Viewer | null) => {
      const reader = await readAs({ database, now }, who, wanted)
      const found = await store.find(database.queries, reader, id)
      if (found === undefined) throw notFound(definition.label)
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
