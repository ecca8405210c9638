import { z } from 'zod'
import { parseStoredContent } from '#contract/content/content-schema.ts'
import { siteContentEntity } from '#contract/site/site.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { draftContentStore, publishedContentStore } from './store.ts'

const stored = z.record(z.string(), z.unknown())

/**
 * Returns the stored content of the pages without validation. Includes images without alternative text, which
 * visitors do not see.
 */
export const readStoredSiteContent = async (
  queries: Queries,
  id: 'published' | 'draft' = 'published',
): Promise<Readonly<Record<string, unknown>>> => {
  const row = await queries
    .selectFrom(siteContentEntity.name)
    .select('value')
    .where('_id', '=', id)
    .executeTakeFirst()
  return stored.parse(JSON.parse(row?.value ?? '{}'))
}

const isSilent = (value: unknown): value is { picture: unknown; alt?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'picture' in value &&
  String(Reflect.get(value, 'alt') ?? '').trim() === ''

/** Returns the images without alternative text in the value of a field. */
export const findPicturesWithoutAlt = (value: unknown): object[] =>
  (Array.isArray(value) ? value : [value]).filter(isSilent)

const described = (value: unknown, alt: string): unknown => {
  const [first] = findPicturesWithoutAlt(value)
  const withAlt = (each: unknown) => (isSilent(each) && each === first ? { ...each, alt } : each)
  return Array.isArray(value) ? value.map(withAlt) : withAlt(value)
}

/**
 * Returns the field with alternative text for the first image that lacks it, or an empty object if its value
 * is still invalid.
 */
const fieldWith = async (queries: Queries, id: 'published' | 'draft', name: string, alt: string) =>
  parseStoredContent({ [name]: described((await readStoredSiteContent(queries, id))[name], alt) })

/**
 * Adds alternative text to the first image of a field that lacks it, both in the published content
 * and in the draft.
 */
export const addAltToContentPicture = async (
  write: WriteTransaction,
  name: string,
  alt: string,
): Promise<void> => {
  const { queries } = write
  for (const [id, words] of [
    ['published', publishedContentStore],
    ['draft', draftContentStore],
  ] as const) {
    const field = await fieldWith(queries, id, name, alt)
    if (!(await words.record.read(queries, id))) continue
    await words.update(write, undefined, ({ changed }) => ({ changed: { ...changed, ...field } }))
  }
}
