import { fieldErrors } from '#contract/call/api-error.ts'
import type { Call } from '#contract/call/call.ts'
import { inputFor } from '#contract/call/publishing.ts'
import { categoryApi } from '#contract/category/category.ts'
import { frontPageApi } from '#contract/front-page/front-page.ts'
import type { MoveKind } from '#contract/move/move-in.ts'
import { pageApi } from '#contract/page/page.ts'
import { postApi } from '#contract/post/post.ts'
import { profileApi } from '#contract/profile/profile.ts'
import { teamApi } from '#contract/team/team.ts'
import type { Work } from '#server/base/citation/work.ts'
import { unmatched } from '#server/publication/works-store.ts'
import { untilWritten } from './hidden.ts'

/** The calls by which each kind of entry would be added by hand: what they refuse cannot move in either. */
const calls: Readonly<Partial<Record<MoveKind, Call>>> = {
  category: categoryApi.addCategory,
  person: profileApi.createProfile,
  team: teamApi.add,
  project: postApi.createPost,
  news: frontPageApi.createFrontPage,
  page: pageApi.createPage,
}

/** The fields that name other entries, by kind; while those have no ids they are not checked. */
export const references: Readonly<Partial<Record<MoveKind, readonly string[]>>> = {
  team: ['peoples'],
  project: ['category', 'contributors'],
  publication: ['projects'],
}

type Fields = Readonly<Record<string, unknown>>

/** Fields that can be kept, with what had to be left out of them; or why none can. */
export type Checked =
  | { readonly fields: Fields; readonly notes: readonly string[] }
  | { readonly failed: string }

const longestTitle = 200
const anId = '0'.repeat(26)

/** A title that is too long is cut, rather than nothing kept. */
const withShortTitle = (fields: Fields): { fields: Fields; notes: string[] } => {
  const title = [...String(fields.title ?? '')]
  if (title.length <= longestTitle) return { fields, notes: [] }
  const cut = `${title.slice(0, longestTitle - 1).join('')}…`
  return { fields: { ...fields, title: cut }, notes: ['Its title is cut'] }
}

const longestText = 200_000

/** A text that is too long is cut before the paragraph that does not fit; nobody sees it until someone has looked at it. */
const withShortText = (fields: Fields): { fields: Fields; notes: string[] } => {
  const text = String(fields.content ?? '')
  if (text.length <= longestText) return { fields, notes: [] }
  const end = text.lastIndexOf('\n\n', longestText)
  const content = text.slice(0, end > 0 ? end : longestText).toWellFormed()
  return {
    fields: { ...fields, content, status: 'draft' },
    notes: ['Kept as a draft: its text has more than 200,000 characters and is cut'],
  }
}

const checkWork = (fields: Fields): Checked => {
  // Written by our own reader.
  const converted = unmatched(fields.work as Work)
  if ('reason' in converted) return { failed: converted.reason }
  return { fields, notes: converted.warning ? [converted.warning] : [] }
}

/** Holds the fields of an entry against the call that adds one. */
export const checkFields = (kind: MoveKind, given: Fields): Checked => {
  if (kind === 'publication') return checkWork(given)
  const call = calls[kind]
  if (call === undefined) return { fields: given, notes: [] }
  const titled = withShortTitle(given)
  const { fields, notes: cut } = withShortText(titled.fields)
  const notes = [...titled.notes, ...cut]
  const named = Object.fromEntries(
    (references[kind] ?? []).map((name) => [name, Array.isArray(fields[name]) ? [] : anId]),
  )
  const whole = inputFor(call, fields).safeParse({ ...fields, ...named })
  if (whole.success) return { fields, notes }
  const errors = fieldErrors(whole.error)
  const wrong = new Set(errors.map(({ path }) => path.split('.', 1)[0] ?? ''))
  const isTextLost = wrong.has('content') && Boolean(fields.content)
  const right = Object.entries(fields).filter(([name]) => !wrong.has(name))
  const rest = { ...Object.fromEntries(right), ...(isTextLost && { status: 'draft' }) }
  const again = inputFor(call, rest).safeParse({ ...rest, ...named })
  if (!again.success) {
    const [first] = errors
    return { failed: first ? `${first.path}: ${first.message}` : 'It cannot be kept' }
  }
  const told = errors.map(({ path, message }) => `${path} (${message})`)
  const lost = `Could not be used and left out: ${told.join(', ')}`
  return { fields: rest, notes: [...notes, lost, ...(isTextLost ? [untilWritten] : [])] }
}
