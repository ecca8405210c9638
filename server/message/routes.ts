import { contactApi, messageApi } from '#contract/message/message.ts'
import { listVisitorMessageRecipients } from '#server/auth/store.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { createVisitorReader } from '#server/base/reader/read-as.ts'
import { toCsv } from '#server/base/text/csv.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { readPost } from '#server/post/store.ts'
import { readSiteName } from '#server/settings/store.ts'
import { createMessageMail } from './mails.ts'
import { addMessage, deleteMessage, listMessages, setMessageReadState } from './store.ts'

const received = { message: 'Thank you. Your message has been received.' }

/** Stores messages of visitors before administrators get a mail. */
export const contactRoutes = (services: BaseServices) => {
  const { database, limits, mailQueue, publicUrl } = services
  return createApiModule(contactApi, {
    sendMessage: async ({ input: { name = '', email, message, postId, website }, client }) => {
      await limits.take('messagesPerClient', client)
      // Only bots fill in the hidden field. They get the same response as people, but their message is not
      // stored.
      if (website) return received
      const about = postId
        ? (await readPost(database.queries, await createVisitorReader(services), postId)).title
        : null
      await writeInTransaction(database, { accountId: null, name: 'A visitor' }, async (tx) => {
        await addMessage(tx, { name, email, message, postId: postId ?? null })
        const panelUrl = `${publicUrl}/admin/dashboard?panel=messages`
        const site = { panelUrl, siteName: await readSiteName(tx.queries) }
        for (const to of await listVisitorMessageRecipients(tx.queries)) {
          await mailQueue.add(
            tx.queries,
            createMessageMail(to, { name, email, message, about }, site),
          )
        }
      })
      mailQueue.kick()
      return received
    },
  })
}

export const messageRoutes = ({ database }: BaseServices) =>
  createApiModule(messageApi, {
    showAllMessages: ({ input }) => listMessages(database.queries, input),

    markMessage: async ({ input: { messageId, read }, who }) => ({
      data: await writeInTransaction(database, who, (tx) =>
        setMessageReadState(tx, messageId, read),
      ),
    }),

    deleteMessage: async ({ input: { messageId }, who }) => {
      await writeInTransaction(database, who, (tx) => deleteMessage(tx, messageId))
      return {}
    },

    exportMessages: async () => {
      const { messages } = await listMessages(database.queries, {})
      const rows = messages.map(({ sentAt, name, email, post, message, read }) => [
        sentAt,
        name,
        email,
        post?.title ?? '',
        message,
        read ? 'read' : 'unread',
      ])
      return { csv: toCsv([['sent', 'name', 'email', 'project', 'message', 'state'], ...rows]) }
    },
  })
