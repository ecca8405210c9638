import { dayOf, isYes, recordOf, textOf } from './text/values.ts'

// What an old site did not show, or what has lost its text, stays hidden, each with the reason that is told beside it.

type Data = Readonly<Record<string, unknown>>

const asDraft = 'Kept as a draft, as it was'
/** What is said of an entry that would be shown, had its text not been left out. */
export const untilWritten = 'Kept as a draft until it has a text'
const fromDay = (day: string): string => `Kept as a draft: the old site shows it from ${day} on`

/** Whether a day has not come yet. */
const isAhead = (day: string): boolean => day > new Date().toISOString().slice(0, 10)

/** Why the old site does not show an entry yet. */
export const hiddenUntil = (day: string): string[] => (isAhead(day) ? [fromDay(day)] : [])

/** Why a site of Jekyll does not show an entry; nothing where it does. */
export const hiddenInJekyll = (data: Data): string[] =>
  data.published === false || isYes(data.draft) ? [asDraft] : []

/** The same for a post, which Jekyll shows from its day on unless its settings say otherwise. */
export const hiddenPost = (name: string, data: Data, day: string, config: Data): string[] => {
  const hidden = name.startsWith('_drafts/') ? [asDraft] : hiddenInJekyll(data)
  return hidden.length > 0 || isYes(config.future) ? hidden : hiddenUntil(day)
}

const isNever = (value: unknown): boolean => value === false || textOf(value) === 'never'

/** Why a site of Hugo does not show an entry, or lists it nowhere. */
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
