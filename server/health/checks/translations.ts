import { languageName } from '#contract/text/language-tag.ts'
import { factCheck } from '../facts.ts'

/** How many texts in which languages, as it was noted: `de:2 fr:1`. */
const sayTexts = (detail: string): string => {
  const parts = detail.split(' ').map((each) => {
    const [lang = '', count = ''] = each.split(':')
    return `${count === '1' ? '1 text' : `${count} texts`} in ${languageName(lang, 'en')}`
  })
  return new Intl.ListFormat('en').format(parts)
}

/** Entries that are shown in the main language where others are read. */
export const translationMissing = factCheck({
  name: 'translationMissing',
  label: 'Translations that are missing',
  weight: 22,
  text: (detail) => `Shown in the main language: ${sayTexts(detail)}.`,
})

/** Entries that say in other languages what they said before. */
export const translationOutdated = factCheck({
  name: 'translationOutdated',
  label: 'Translations that are out of date',
  weight: 48,
  text: (detail) => `Changed since it was translated: ${sayTexts(detail)}.`,
})
