import { newsletterIssueApi } from '#contract/newsletter/newsletter-issue.ts'
import { readUser } from '#server/auth/store.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { rebuildAddedResponse } from '#server/base/http/request-key.ts'
import type { BackgroundWorker } from '#server/base/mail/worker.ts'
import { createReaderFor, createVisitorReader } from '#server/base/reader/read-as.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { composeNewsletterIssue } from './compose.ts'
import {
  createNewsletterIssue,
  deleteNewsletterIssue,
  listNewsletterIssues,
  listSentNewsletterIssues,
  readLastNewsletterSending,
  readSentNewsletterIssue,
  startSendingIssue,
  unsentIssueProgress,
  updateNewsletterIssue,
} from './issue-store.ts'
import { listNewItems, readIssueItems, requireVisibleIncludedEntries } from './items.ts'
import { countConfirmedSubscribers } from './store.ts'

/** Stands in for the unsubscribe token in previews and test mails, which have no subscriber. */
const nobody = 'A'.repeat(43)

export const issueRoutes = (services: BaseServices & { readonly newsletter: BackgroundWorker }) => {
  const { database, mailQueue, newsletter } = services
  const { queries } = database
  return createApiModule(
    newsletterIssueApi,
    {
      issues: ({ input }) => listNewsletterIssues(queries, input),

      whatIsNew: async () => ({
        items: await listNewItems(
          queries,
          await createVisitorReader(services),
          await readLastNewsletterSending(queries),
        ),
      }),

      createIssue: async ({ input, who }) => {
        await requireVisibleIncludedEntries(
          queries,
          await createVisitorReader(services),
          input.include,
        )
        return {
          data: await writeInTransaction(database, who, (tx) => createNewsletterIssue(tx, input)),
        }
      },

      updateIssue: async ({ input: { issueId, version, ...fields }, who }) => {
        await requireVisibleIncludedEntries(
          queries,
          await createVisitorReader(services),
          fields.include,
        )
        return {
          data: await writeInTransaction(database, who, (tx) =>
            updateNewsletterIssue(tx, issueId, version, fields),
          ),
        }
      },

      deleteIssue: async ({ input: { issueId }, who }) => {
        await writeInTransaction(database, who, (tx) => deleteNewsletterIssue(tx, issueId))
        return {}
      },

      previewIssue: async ({ input: { issueId } }) => {
        const address = await composeNewsletterIssue(services, issueId)
        const { subject, html, text } = address({ email: '', token: nobody, lang: '' })
        return { subject, html, text, readers: await countConfirmedSubscribers(queries) }
      },

      sendTest: async ({ input: { issueId }, who }) => {
        const address = await composeNewsletterIssue(services, issueId)
        const { email } = await readUser(queries, who.accountId)
        const mail = address({ email, token: nobody, lang: '' })
        await mailQueue.add(queries, { ...mail, subject: `[Test] ${mail.subject}` })
        mailQueue.kick()
        return {}
      },

      sendIssue: async ({ input: { issueId, version }, who }) => {
        const data = await writeInTransaction(database, who, (tx) =>
          startSendingIssue(tx, issueId, version),
        )
        newsletter.kick()
        return { data }
      },

      sentIssues: ({ input }) => listSentNewsletterIssues(queries, input),

      getIssue: async ({ input }) => {
        const { _id, subject, content, sentAt, include } = await readSentNewsletterIssue(
          queries,
          input.id,
        )
        const reader = await createReaderFor(services, null, { lang: input.lang })
        const items = await readIssueItems(queries, reader, include)
        return { issue: { _id, subject, content, sentAt, items } }
      },
    },
    {
      createIssue: async (queries, earlier) => {
        const { data } = await rebuildAddedResponse(newsletterIssueApi.createIssue)(
          queries,
          earlier,
        )
        return { data: { ...data, ...unsentIssueProgress } }
      },
    },
  )
}
