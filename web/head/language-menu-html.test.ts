import { expect, test } from 'vitest'
import { contentStringsOf } from '#contract/content/group.ts'
import { languageLabels } from '#contract/content/labels/languages.ts'
import { findBuiltInContent } from '#contract/content/languages/shipped-in.ts'
import { languageDirectionOf } from '#contract/text/language-direction.ts'
import { nativeLanguageName } from '#contract/text/language-tag.ts'
import { renderLanguageOffer } from './language-menu-html.server.ts'

const offer = (
  code: string,
  saidIn: string,
  more: Readonly<Record<string, string>> = {},
): string => {
  const language = { code, name: nativeLanguageName(code), dir: languageDirectionOf(code) }
  const strings = contentStringsOf(languageLabels, { ...findBuiltInContent(saidIn), ...more })
  return renderLanguageOffer(language, strings, { prefix: `/${code}`, href: `/${code}/team` })
}

test('a language with built-in strings is offered in that language', () => {
  expect(offer('de', 'de')).toContain(
    'lang="de" dir="ltr" aria-label="Sprache">Diese Seite gibt es auch auf Deutsch. ',
  )
  expect(offer('de-AT', 'de')).toContain('auf Deutsch')
  expect(offer('ar', 'ar')).toContain('<aside hidden data-offer="ar" lang="ar" dir="rtl"')
})

test.each([
  ['fi', 'en', 'Suomi', 'Language: '],
  ['fi', 'de', 'Suomi', 'Sprache: '],
  ['he', 'en', 'עברית', 'Language: '],
])(
  'the line that offers %s, in words of %s, names no other language',
  (code, saidIn, name, words) => {
    const html = offer(code, saidIn)
    const dir = languageDirectionOf(code)
    expect(html).toContain(`<aside hidden data-offer="${code}" lang="${saidIn}" dir="ltr"`)
    expect(html).toContain(`>${words}<a href="/${code}/team"`)
    expect(html).toContain(`lang="${code}" dir="${dir}">${name}</a>`)
    expect(html).not.toMatch(/English|Deutsch/)
  },
)

test('a language with a translated offer is offered in that translation', () => {
  const html = offer('fi', 'en', { 'languageLabels.offer': 'Tämä sivu on myös suomeksi.' })
  expect(html).toContain('lang="fi" dir="ltr"')
  expect(html).toContain('Tämä sivu on myös suomeksi.')
})
