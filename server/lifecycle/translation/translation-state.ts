import type { TranslationField } from '#contract/lifecycle/translation.ts'
import { type Kept, type Made, stateOf } from '#server/base/entity/kept-texts.ts'
import type { SourceText } from '#server/base/entity/source-texts.ts'

/** A field as translators see it: the draft's text, where there is one. */
export const toField = (
  { source, isLong }: SourceText,
  { published: own, draft }: Kept = {},
  shipped?: Made,
): TranslationField => {
  const published = own ?? shipped
  const made = published ?? draft
  const state = stateOf(source, made)
  return {
    source,
    text: (draft ?? published)?.text ?? '',
    state,
    isLong,
    status: draft ? 'draft' : 'published',
    ...(state === 'outdated' && { from: made?.source }),
  }
}
