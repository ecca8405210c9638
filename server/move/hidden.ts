import { dayOf, isYes, recordOf, textOf } from './text/values.ts'

// Entries that the old site hid, or whose text could not be read, become drafts. A note gives the reason.

type Data = Readonly<Record<string, unknown>>

const asDraft = 'Kept as a draft, as it was'
export const untilWritten = 'Kept as a draft until it has a text'
const fromDay = (day: string): string => `Kept as a draft: the old site shows it from ${day} on`

const isAhead = (day: string): boolean => day > new Date().toISOString().slice(0, 10)

export const hiddenUntil = (day: string): string[] => (isAhead(day) ? [fromDay(day)] : [])

export const hiddenInJekyll = (data: Data): string[] =>
  data.published === false || isYes(data.draft) ? [asDraft] : []

/** Returns a note if Jekyll hides a post. Unless `future` is set, Jekyll shows posts from their date on. */
export const hiddenPost = (name: string, data: Data, day: string, config: Data): string[] => {
  const hidden = name.startsWith('_drafts/') ? [asDraft] : hiddenInJekyll(data)
  return hidden.length > 0 || isYes(config.future) ? hidden : hiddenUntil(day)
}

const isNever = (value: unknown): boolean => value === false || textOf(value) === 'never'

export const hiddenInHugo = (data: Data, config: Data): string[] => {
  const { render, list } = { ...recordOf(data._build), ...recordOf(data.build) }
  if (isYes(data.draft) || isYes(data.headless) || isYes(data.private)) return [asDraft]
  if (isNever(render) || isNever(list)) return [asDraft]
  const expiry = dayOf(data.expiryDate ?? data.expirydate)
  if (expiry !== '' && !isAhead(expiry) && !isYes(config.buildExpired)) {
    return [`Kept as a draft: the old site showed it until ${expiry}`]
  }
  const day = dayOf(data.publishDate ?? data.publishdate) || dayOf(data.date)
  return isYes(config.buildFuture) ? [] : hiddenUntil(day)
}
