import type { TranslationField } from '#contract/lifecycle/translation.ts'
import {
  type FieldTranslation,
  getTranslationState,
  type TranslatedText,
} from '#server/base/entity/kept-texts.ts'
import type { TranslatableText } from '#server/base/entity/source-texts.ts'

/** Converts a field for translators. Prefers the text of the draft. */
export const toTranslationField = (
  { source, isLong }: TranslatableText,
  { published: own, draft }: FieldTranslation = {},
  shipped?: TranslatedText,
): TranslationField => {
  const published = own ?? shipped
  const made = published ?? draft
  const state = getTranslationState(source, made)
  return {
    source,
    text: (draft ?? published)?.text ?? '',
    state,
    isLong,
    status: draft ? 'draft' : 'published',
    ...(state === 'outdated' && { from: made?.source }),
  }
}
