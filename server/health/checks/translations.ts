import { languageName } from '#contract/text/language-tag.ts'
import { createScanResultCheck } from '../facts.ts'

/** Formats counts by language, such as `de:2 fr:1`, as “2 texts in German and 1 text in French”. */
const sayTexts = (detail: string): string => {
  const parts = detail.split(' ').map((each) => {
    const [lang = '', count = ''] = each.split(':')
    return `${count === '1' ? '1 text' : `${count} texts`} in ${languageName(lang, 'en')}`
  })
  return new Intl.ListFormat('en').format(parts)
}

export const missingTranslationCheck = createScanResultCheck({
  name: 'translationMissing',
  label: 'Translations that are missing',
  weight: 22,
  text: (detail) => `Shown in the main language: ${sayTexts(detail)}.`,
})

export const outdatedTranslationCheck = createScanResultCheck({
  name: 'translationOutdated',
  label: 'Translations that are out of date',
  weight: 48,
  text: (detail) => `Changed since it was translated: ${sayTexts(detail)}.`,
})
