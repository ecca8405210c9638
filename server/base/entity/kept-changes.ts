import type { FieldTranslation, FieldTranslations } from './kept-texts.ts'
import type { TranslatableText } from './source-texts.ts'

type Sources = ReadonlyMap<string, TranslatableText>

type Given = ReadonlyMap<string, string>

const isEmpty = ({ published, draft }: FieldTranslation): boolean => !published && !draft

const changed = (
  before: FieldTranslations,
  names: Iterable<string>,
  change: (name: string, kept: FieldTranslation) => FieldTranslation,
): FieldTranslations => {
  const after = new Map(before)
  for (const name of names) {
    const kept = change(name, before.get(name) ?? {})
    if (isEmpty(kept)) after.delete(name)
    else after.set(name, kept)
  }
  return after
}

const made = (text: string | undefined, source: string | undefined) =>
  text?.trim() ? { text, source: source ?? '' } : undefined

/** Replaces published translations and drops their drafts. An empty text removes the translation. */
export const publishTranslations = (
  before: FieldTranslations,
  given: Given,
  sources: Sources,
): FieldTranslations =>
  changed(before, given.keys(), (name) => ({
    published: made(given.get(name), sources.get(name)?.source),
  }))

/** Saves translations as drafts. Publishing an empty draft removes the published translation. */
export const saveTranslationDrafts = (
  before: FieldTranslations,
  given: Given,
  sources: Sources,
): FieldTranslations =>
  changed(before, given.keys(), (name, { published }) => {
    const source = sources.get(name)?.source ?? ''
    const removal = published && { text: '', source }
    return { published, draft: made(given.get(name), source) ?? removal }
  })

export const publishTranslationDrafts = (before: FieldTranslations): FieldTranslations =>
  changed(before, before.keys(), (_, { published, draft }) => ({
    published: draft ? made(draft.text, draft.source) : published,
  }))
