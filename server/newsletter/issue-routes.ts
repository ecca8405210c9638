import { issueApi } from '#contract/newsletter/newsletter-issue.ts'
import { readUser } from '#server/auth/store.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { implementCalls } from '#server/base/http/implement.ts'
import { rebuildAddedResponse } from '#server/base/http/request-key.ts'
import type { BackgroundWorker } from '#server/base/mail/worker.ts'
import { readAs, readAsVisitor } from '#server/base/reader/read-as.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { composeIssue } from './compose.ts'
import {
  addIssue,
  deleteIssue,
  listIssues,
  listSentIssues,
  readLastSending,
  readSentIssue,
  startSending,
  unsentProgress,
  updateIssue,
} from './issue-store.ts'
import { checkIncludedEntries, listNewItems, readIssueItems } from './items.ts'
import { countConfirmedSubscribers } from './store.ts'

/** Stands in for the unsubscribe token in previews and test mails, which have no subscriber. */
const nobody = 'A'.repeat(43)

export const issueRoutes = (services: BaseServices & { readonly newsletter: BackgroundWorker }) => {
  const { database, mailQueue, newsletter } = services
  const { queries } = database
  return implementCalls(
    issueApi,
    {
      issues: ({ input }) => listIssues(queries, input),

      whatIsNew: async () => ({
        items: await listNewItems(
          queries,
          await readAsVisitor(services),
          await readLastSending(queries),
        ),
      }),

      createIssue: async ({ input, who }) => {
        await checkIncludedEntries(queries, await readAsVisitor(services), input.include)
        return { data: await writeInTransaction(database, who, (tx) => addIssue(tx, input)) }
      },

      updateIssue: async ({ input: { issueId, version, ...fields }, who }) => {
        await checkIncludedEntries(queries, await readAsVisitor(services), fields.include)
        return {
          data: await writeInTransaction(database, who, (tx) =>
            updateIssue(tx, issueId, version, fields),
          ),
        }
      },

      deleteIssue: async ({ input: { issueId }, who }) => {
        await writeInTransaction(database, who, (tx) => deleteIssue(tx, issueId))
        return {}
      },

      previewIssue: async ({ input: { issueId } }) => {
        const address = await composeIssue(services, issueId)
        const { subject, html, text } = address({ email: '', token: nobody, lang: '' })
        return { subject, html, text, readers: await countConfirmedSubscribers(queries) }
      },

      sendTest: async ({ input: { issueId }, who }) => {
        const address = await composeIssue(services, issueId)
        const { email } = await readUser(queries, who.accountId)
        const mail = address({ email, token: nobody, lang: '' })
        await mailQueue.add(queries, { ...mail, subject: `[Test] ${mail.subject}` })
        mailQueue.kick()
        return {}
      },

      sendIssue: async ({ input: { issueId, version }, who }) => {
        const data = await writeInTransaction(database, who, (tx) =>
          startSending(tx, issueId, version),
        )
        newsletter.kick()
        return { data }
      },

      sentIssues: ({ input }) => listSentIssues(queries, input),

      getIssue: async ({ input }) => {
        const { _id, subject, content, sentAt, include } = await readSentIssue(queries, input.id)
        const reader = await readAs(services, null, { lang: input.lang })
        const items = await readIssueItems(queries, reader, include)
        return { issue: { _id, subject, content, sentAt, items } }
      },
    },
    {
      createIssue: async (queries, earlier) => {
        const { data } = await rebuildAddedResponse(issueApi.createIssue)(queries, earlier)
        return { data: { ...data, ...unsentProgress } }
      },
    },
  )
}
