import { sql } from 'kysely'
import { type ContactMessage, messageEntity } from '#contract/message/message.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readEntriesInBatches } from '#server/base/db/in-batches.ts'
import { type ListQueryOptions, listEntryIds } from '#server/base/db/list.ts'
import { inOwnerIdsCondition } from '#server/base/db/ordered-list.ts'
import { normalizeEmail } from '#server/base/text/email-key.ts'
import type { JournaledEntity, WriteTransaction } from '#server/base/write/write.ts'

const selectMessages = (queries: Queries) =>
  queries
    .selectFrom('message')
    .leftJoin('post', 'post._id', 'message.postId')
    .select([
      'message._id',
      'message.name',
      'message.email',
      'message.message',
      'message.read',
      'message.createdAt',
      'post._id as postId',
      'post.title as postTitle',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>

const toMessage = ({ read, createdAt, postId, postTitle, ...row }: Row): ContactMessage => ({
  ...row,
  read: read === 1,
  sentAt: createdAt,
  post: postId !== null && postTitle !== null ? { _id: postId, title: postTitle } : null,
})

/** Journal entity of messages. Only records that a message existed, not its text. */
const messages: JournaledEntity<{ _id: string; read: number }> = {
  label: messageEntity.label,
  table: messageEntity.name,
  read: (queries, id) =>
    queries.selectFrom('message').select(['_id', 'read']).where('_id', '=', id).executeTakeFirst(),
}

/** Returns messages, unread ones first, then newest first. */
export const listMessages = async (queries: Queries, wanted: ListQueryOptions) => {
  const { name: table, search } = messageEntity
  const by = sql`"read", "_id" desc`
  const { ids, total } = await listEntryIds(queries, { table, search, by }, wanted)
  const messages = await readEntriesInBatches(ids, async (batch) => {
    const rows = await selectMessages(queries)
      .where(inOwnerIdsCondition('message._id', batch))
      .execute()
    return rows.map(toMessage)
  })
  const { unread } = await queries
    .selectFrom('message')
    .select((row) => row.fn.countAll().as('unread'))
    .where('read', '=', 0)
    .executeTakeFirstOrThrow()
  return { messages, total, unread: Number(unread) }
}

export const addMessage = (
  write: WriteTransaction,
  fields: { name: string; email: string; message: string; postId: string | null },
) =>
  write.create(messages, async (row) => {
    await write.queries
      .insertInto('message')
      .values({ ...row, ...fields, emailKey: normalizeEmail(fields.email), read: 0 })
      .execute()
  })

export const setMessageReadState = async (
  write: WriteTransaction,
  id: string,
  read: boolean,
): Promise<ContactMessage> => {
  await write.update(messages, id, undefined, async () => {
    await write.queries
      .updateTable('message')
      .set({ read: read ? 1 : 0 })
      .where('_id', '=', id)
      .execute()
  })
  return toMessage(
    await selectMessages(write.queries).where('message._id', '=', id).executeTakeFirstOrThrow(),
  )
}

export const deleteMessage = (write: WriteTransaction, id: string) =>
  write.remove(messages, id, async () => {
    await write.queries.deleteFrom('message').where('_id', '=', id).execute()
  })
