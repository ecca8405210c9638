import { isTrueOrYes, toIsoDay, toRecord, toText } from './text/values.ts'

// Notes on why an entry becomes a draft: the old site hid it, or its text is still missing.

type Data = Readonly<Record<string, unknown>>

const asDraft = 'Kept as a draft, as it was'
export const draftUntilWrittenNote = 'Kept as a draft until it has a text'
const fromDay = (day: string): string => `Kept as a draft: the old site shows it from ${day} on`

const isAhead = (day: string): boolean => day > new Date().toISOString().slice(0, 10)

export const futureDateNotes = (day: string): string[] => (isAhead(day) ? [fromDay(day)] : [])

export const jekyllDraftNotes = (data: Data): string[] =>
  data.published === false || isTrueOrYes(data.draft) ? [asDraft] : []

/** Returns a note if Jekyll hides a post. Unless `future` is set, Jekyll shows posts from their date on. */
export const jekyllPostDraftNotes = (
  name: string,
  data: Data,
  day: string,
  config: Data,
): string[] => {
  const hidden = name.startsWith('_drafts/') ? [asDraft] : jekyllDraftNotes(data)
  return hidden.length > 0 || isTrueOrYes(config.future) ? hidden : futureDateNotes(day)
}

const isNever = (value: unknown): boolean => value === false || toText(value) === 'never'

export const hugoDraftNotes = (data: Data, config: Data): string[] => {
  const { render, list } = { ...toRecord(data._build), ...toRecord(data.build) }
  if (isTrueOrYes(data.draft) || isTrueOrYes(data.headless) || isTrueOrYes(data.private))
    return [asDraft]
  if (isNever(render) || isNever(list)) return [asDraft]
  const expiry = toIsoDay(data.expiryDate ?? data.expirydate)
  if (expiry !== '' && !isAhead(expiry) && !isTrueOrYes(config.buildExpired)) {
    return [`Kept as a draft: the old site showed it until ${expiry}`]
  }
  const day = toIsoDay(data.publishDate ?? data.publishdate) || toIsoDay(data.date)
  return isTrueOrYes(config.buildFuture) ? [] : futureDateNotes(day)
}
