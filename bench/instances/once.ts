import { setTimeout as wait } from 'node:timers/promises'
import { createS3Storage, type S3Options } from '#server/base/media/s3-storage.ts'
import type { Target } from '../report.ts'
import { publicationOf } from '../seed.ts'
import type { Site } from './proofs.ts'
import { clientOf } from './site.ts'

/** External services whose requests are counted. */
export interface Outside {
  readonly s3: S3Options
  readonly recipients: readonly string[]
  readonly asked: readonly string[]
  readonly heard: readonly string[]
  readonly hookUrl: string
}

export const subscribers = 40

// ORCID iDs of nobody, with valid check digits.
const orcids = ['0000-0002-1825-0097', '0000-0001-5109-3700', '0000-0002-1694-233X']

const mostOf = (values: readonly string[]): number => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}

const until = async (isSo: () => boolean | Promise<boolean>, ms: number): Promise<boolean> => {
  for (const end = performance.now() + ms; performance.now() < end; await wait(250)) {
    if (await isSo()) return true
  }
  return false
}

const backupsIn = async (s3: S3Options): Promise<number> => {
  const files = await createS3Storage(s3).list('')
  return files.filter(({ name }) => name.endsWith('/manifest.json')).length
}

/** Triggers all background work, so that it is done by the time of the check. */
export const beginWork = async ({ origin, tokens }: Site, { hookUrl }: Outside) => {
  const admin = clientOf(origin, tokens[0])
  await admin.settings.updateSettings({ watch: 'daily' })
  for (const [at, orcid] of orcids.entries()) {
    await admin.profile.createProfile({ name: `Person ${at}`, orcid })
  }
  await admin.hook.createHook({ url: hookUrl, events: ['published'] })
  await admin.publication.addPublication({
    ...publicationOf(1),
    title: 'At its moment',
    publishAt: new Date(Date.now() + 20_000).toISOString(),
  })
  const { data } = await admin.issue.createIssue({ subject: 'News', content: 'Hello' })
  await admin.issue.sendIssue({ issueId: data._id })
}

/** Checks that scheduled work of all instances is done once. */
export const proveOnce = async (outside: Outside): Promise<Target[]> => {
  const moments = () => outside.heard.filter((text) => text.includes('At its moment'))
  await until(
    async () =>
      moments().length > 0 &&
      outside.recipients.length >= subscribers &&
      (await backupsIn(outside.s3)) > 0 &&
      outside.asked.length >= orcids.length,
    100_000,
  )
  // Each instance runs once a minute, so a duplicate would appear within a minute.
  await wait(5_000)
  const readers = outside.recipients.filter((address) => address.startsWith('reader'))
  const exactly = (what: string, measured: number, expected: number): Target[] => [
    { what, measured, atMost: expected, unit: '' },
    ...(measured < expected ? [{ what, measured, atLeast: expected, unit: '' }] : []),
  ]
  return [
    ...exactly('times that three instances told of one scheduled moment', moments().length, 1),
    ...exactly('mails of one newsletter to 40 readers', readers.length, subscribers),
    ...exactly('mails to the reader with the most', mostOf(readers), 1),
    ...exactly('backups made by three instances on one day', await backupsIn(outside.s3), 1),
    ...exactly('times that one look-up was made', mostOf(outside.asked), 1),
  ]
}
