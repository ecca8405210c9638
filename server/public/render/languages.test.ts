import { expect, test } from 'vitest'
import { canonicalEntryPath } from '#contract/call/entry-page.ts'
import { contentDefaults } from '#contract/content/fields.ts'
import { findBuiltInContent } from '#contract/content/languages/shipped-in.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { parseSpreadsheetTable } from '#server/base/text/read-table.ts'
import { seedExamples } from '#server/tools/demo/seed.ts'
import { startBuiltPages } from '#server/tools/testing/app/built-pages.ts'
import { makePost, type Site } from '#server/tools/testing/content/content.ts'
import { listPageTexts, type PageText } from '#server/tools/testing/content/spoken.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'

/**
 * Sets other languages on three of the newest publications, leaves one without language, and publishes a preprint of one. Returns
 * the paths of their pages.
 */
const sayLanguages = async ({ admin }: Site): Promise<string[]> => {
  const { publications } = await admin.publication.showAllPublications({ limit: 4 })
  expect(publications.some(({ versions }) => versions.length > 0)).toBe(true)
  for (const [at, language] of ['de', 'ar', 'fa', ''].entries()) {
    const { _id: id } = publications[at] ?? { _id: '' }
    await admin.publication.updatePublication({ id, language })
  }
  const { profiles } = await admin.profile.profiles()
  const left = profiles.find(({ isAlumni }) => isAlumni)
  return [
    ...publications.map((each) => canonicalEntryPath(entryPages.publication, each)),
    canonicalEntryPath(entryPages.person, { ...left }),
  ].filter((path) => path !== null)
}

/** Whether a path is a file, which is the same in every language. */
const isFile = (path: string): boolean =>
  /^\/(?:assets|media|api|share)\/|\.(?:bib|ris|json|nbib|xml|ics|csv|png|svg|ico|webmanifest)(?=$|\?)/.test(
    path,
  )

/** Checks only a few of similar pages, such as entries or lists with one filter. */
const few = 2
const alikeIn = (path: string): string | undefined =>
  /^\/\w+\/(?:person|publication|category)\/|^\/\w+\/\w+\?\w+/.exec(path)?.[0]

/** Removes titles in citations, which are always in English. */
const withoutCited = (html: string): string => html.replaceAll(/<i>.*?<\/i>/g, '')

/** Lists the links of a page, without the language switcher. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"[^>]*>/g)].flatMap(([tag, href = '']) =>
    tag.includes('hreflang') ? [] : [href.replaceAll('&amp;', '&').replace(/#.*/, '')],
  )

const alternatesIn = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
      ([, code = '', href = '']) => [code, href.replace(/^https?:\/\/[^/]*/, '') || '/'],
    ),
  )

const canonicalOf = (html: string): string =>
  /<link rel="canonical" href="https?:\/\/[^/"]*([^"]*)"/.exec(html)?.[1] || '/'

/** Returns built-in English texts that are translated in a language and do not occur in entries. */
const shippedEnglish = async ({ visitor }: Site, lang: string): Promise<Set<string>> => {
  const own = findBuiltInContent(lang) ?? {}
  const said = new Set(Object.values(own))
  const { publications } = await visitor.publication.showAllPublications()
  const types = new Set(publications.map(({ publicationType }) => publicationType))
  return new Set(
    Object.entries(contentDefaults).flatMap(([name, text]) =>
      typeof text === 'string' &&
      /\p{L}/u.test(text) &&
      own[name] !== text &&
      !said.has(text) &&
      !types.has(text)
        ? [text]
        : [],
    ),
  )
}

/** Splits a text into lines as a page shows them. */
const asShown = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/[*_`[\]$|\\<>]|^[#:-]|^\d+\./.test(line))

/** Returns texts of entries that exist in only one language, with that language. */
const knownTexts = async ({ admin }: Site, lang: string): Promise<Map<string, string>> => {
  const { csv } = await admin.translation.export({ lang })
  const { publications } = await admin.publication.showAllPublications()
  const known = new Map(publications.map(({ title, language }) => [title, language]))
  const both = new Set<string>()
  for (const { cells } of parseSpreadsheetTable(csv).slice(1)) {
    const [entity = '', , , source = '', text = ''] = cells
    if (entity === 'siteContent') continue
    for (const [language, said] of [
      ['en', source],
      [lang, text],
    ] as const) {
      for (const part of asShown(said)) {
        if ((known.get(part) ?? language) !== language) both.add(part)
        known.set(part, language)
      }
    }
  }
  for (const part of both) known.delete(part)
  return known
}

/** Returns the language of an unmarked text, undefined for unknown texts. */
const languageOf = (known: ReadonlyMap<string, string>, text: string): string | undefined => {
  const whole = known.get(text)
  if (whole || !text.endsWith('…')) return whole
  const begin = text.slice(0, -1).trim()
  return [...known].find(([each]) => each.startsWith(begin))?.[1]
}

const directions: Readonly<Record<string, string>> = { en: 'ltr', de: 'ltr', fa: 'rtl', ar: 'rtl' }

/** The other languages of the test have different names for these months. */
const englishMonth = /^(?:\d+ )?(?:January|February|March|May|June|July|October|December) \d{4}$/

/** Lists the texts of a page in another language than marked. */
const wrongIn = (
  said: readonly PageText[],
  known: ReadonlyMap<string, string>,
  shipped: ReadonlySet<string>,
): PageText[] =>
  said.filter(({ text, lang, dir, nameOf }) => {
    const own = languageOf(known, text)
    if (own === undefined && shipped.has(text))
      return nameOf !== 'field' && (lang !== 'en' || (dir === 'rtl' && !nameOf))
    if (own === undefined) return lang !== 'en' && englishMonth.test(text)
    return own !== lang || (!nameOf && dir !== 'auto' && dir !== directions[own])
  })

testOnce(
  'every page of the example site exists in all languages, with correct language marks',
  async () => {
    const site = await startBuiltPages()
    await seedExamples(site.app.services)
    await site.admin.site.updateLanguages({ languages: ['en', 'de', 'ar', 'fi', 'he'] })
    const special = await sayLanguages(site)
    expect(special).toHaveLength(5)
    const read = async (path: string) => {
      const answer = await site.app.fetch(path, {})
      return { status: answer.status, html: await answer.text() }
    }
    /** Alternates by canonical URL. */
    const alternates = new Map<string, Map<string, string>>()
    // The last two languages have no built-in translations.
    for (const lang of ['de', 'ar', 'fi', 'he']) {
      const known = await knownTexts(site, lang)
      const shipped = await shippedEnglish(site, lang)
      const waiting = ['', '/search?q=heart', '/newsletter', '/about', ...special].map(
        (path) => `/${lang}${path}`,
      )
      const seen = new Set(waiting)
      const counted = new Map<string, number>()
      const isOneMore = (path: string): boolean => {
        const alike = alikeIn(path) ?? path
        const count = (counted.get(alike) ?? 0) + 1
        counted.set(alike, count)
        return count > few
      }
      // Texts on many pages are reported with the last page only.
      const wrong = new Map<string, PageText & { path: string }>()
      let opened = 0
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const { status, html } = await read(path)
        expect([path, status]).toEqual([path, 200])
        opened++
        const said = listPageTexts(withoutCited(html))
        expect([path, /<html lang="([^"]*)/.exec(html)?.[1]]).toEqual([path, lang])
        for (const each of wrongIn(said, known, shipped)) wrong.set(each.text, { path, ...each })
        if (!html.includes('content="noindex"')) {
          alternates.set(canonicalOf(html), alternatesIn(html))
        }
        for (const link of linksIn(html)) {
          if (isFile(link)) continue
          expect([path, link]).toEqual([
            path,
            expect.stringMatching(new RegExp(`^/${lang}(?:[/?]|$)`)),
          ])
          // Follows links to filtered lists only from unfiltered pages.
          if (seen.has(link) || (link.includes('?') && path.includes('?'))) continue
          seen.add(link)
          if (!isOneMore(link)) waiting.push(link)
        }
      }
      expect([...wrong.values()]).toEqual([])
      expect(opened).toBeGreaterThan(40)
    }
    for (const [path, others] of alternates) {
      expect([path, [...others.values()].includes(path)]).toEqual([path, true])
      expect(others.get('x-default')).toBe(others.get('en'))
      for (const [code, other] of others) {
        if (!alternates.has(other)) alternates.set(other, alternatesIn((await read(other)).html))
        expect([path, code, alternates.get(other)]).toEqual([path, code, others])
      }
    }
  },
)

test('a language that was not chosen has no pages, and the main language has no prefix', async () => {
  const { app, admin } = await startBuiltPages()
  const ask = async (path: string) => {
    const { status, headers } = await app.fetch(path, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect(await ask('/de')).toEqual([404, null])
  await admin.site.updateLanguages({ languages: ['en', 'ar'] })
  expect(await ask('/de/projects')).toEqual([404, null])
  expect(await ask('/en/projects?page=2')).toEqual([301, '/projects?page=2'])
  expect(await ask('/ar/projects')).toEqual([200, null])
  expect(await ask('/AR/Projects/')).toEqual([200, null])
  expect(await ask('/ar/login')).toEqual([404, null])
  const { _id: id } = await makePost(admin)
  const markup = '<script>alert(1)</script>'
  const fields = { title: markup, shortDesc: markup, content: markup }
  await admin.translation.saveTranslation({ entity: 'post', id, lang: 'ar', fields })
  const project = await (await app.fetch(`/ar/project/${id}`, {})).text()
  expect(project).toContain('&lt;script&gt;alert(1)')
  expect(project).not.toContain(markup)
  const page = await (await app.fetch('/ar/nowhere', {})).text()
  expect(page).toContain('<html lang="ar" dir="rtl"')
  expect(page).toContain('الصفحة غير موجودة')
})

test('a site in one language has no links to other languages', async () => {
  const { app } = await startBuiltPages()
  const page = await (await app.fetch('/', {})).text()
  expect(page).not.toMatch(/hreflang|hrefLang|og:locale|data-offer|data-prefix/)
  expect(page).toContain('<html lang="en"')
})
