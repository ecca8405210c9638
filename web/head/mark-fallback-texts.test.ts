import { expect, test } from 'vitest'
import { createFallbackLanguageFinder } from '#web/content/fallback-texts.ts'
import { markFallbackTexts } from './mark-fallback-texts.server.ts'

const find = createFallbackLanguageFinder({
  en: [
    'Search',
    'Read\nmore',
    'Figure {number}',
    '{count} publications',
    '{name} on {network}',
    "What's new",
    'By',
    '{place} of {places}',
    'January to March',
    'home page',
    'about {title}',
  ],
})

const marked = (body: string, code = 'he'): string =>
  markFallbackTexts(
    `<html><head><title>Search</title></head><body>${body}</body></html>`,
    find,
    code,
  )
    .replace(/.*<body>/s, '')
    .replace('</body></html>', '')

const inEnglish = ' lang="en" dir="ltr"'

test.each([
  ['<h2>Search</h2><p>חיפוש</p>', `<h2${inEnglish}>Search</h2><p>חיפוש</p>`],
  ['<h2 class="a">\n Search </h2>', `<h2${inEnglish} class="a">\n Search </h2>`],
  ['<p>Figure <!-- -->3</p>', `<p${inEnglish}>Figure <!-- -->3</p>`],
  ['<p>Figure 3</p>', `<p${inEnglish}>Figure 3</p>`],
  ['<b>3</b> <span>publications</span>', `<b>3</b> <span${inEnglish}>publications</span>`],
  ['<p>January to March 2027</p>', `<p${inEnglish}>January to March 2027</p>`],
  [
    '<p>More <i>about <b>עדה</b></i></p>',
    `<p>More <i${inEnglish}>about <b lang="he" dir="rtl">עדה</b></i></p>`,
  ],
  ['<p>7 publications</p><p>7</p>', `<p${inEnglish}>7 publications</p><p>7</p>`],
  ['<p>Read</p><p>more</p>', `<p${inEnglish}>Read</p><p${inEnglish}>more</p>`],
  ['<p>What&#x27;s new</p>', `<p${inEnglish}>What&#x27;s new</p>`],
  // Texts of entries are no fixed texts.
  ['<p>Ada on ORCID</p>', '<p>Ada on ORCID</p>'],
  // Other texts inside a fixed text are in the page's language.
  [
    '<p>By<a href="/x"><b>עדה</b></a> <i>7</i></p>',
    `<p${inEnglish}>By<a href="/x"><b lang="he" dir="rtl">עדה</b></a> <i>7</i></p>`,
  ],
  ['<p>By<br/><img alt="x"/>Search</p>', `<p${inEnglish}>By<br/><img alt="x"/>Search</p>`],
  // Existing languages are kept.
  ['<p lang="en" dir="ltr">Search</p>', '<p lang="en" dir="ltr">Search</p>'],
  ['<p>By <q lang="de">Wort</q></p>', `<p${inEnglish}>By <q lang="de">Wort</q></p>`],
  ['<p dir="auto">Search</p>', '<p lang="en" dir="auto">Search</p>'],
  // Accessible names without a visible text.
  ['<svg aria-label="Search"></svg>', '<svg lang="en" aria-label="Search"></svg>'],
  ['<div aria-label="1 of 6">7</div>', '<div lang="en" aria-label="1 of 6">7</div>'],
  ['<a aria-label="Salus, home page"></a>', '<a lang="en" aria-label="Salus, home page"></a>'],
  ['<input placeholder="Search"/>', '<input placeholder="Search"/>'],
  [
    '<nav aria-label="Search"><ul><li>חיפוש</li></ul><a>By</a></nav>',
    `<nav lang="en" aria-label="Search"><ul lang="he" dir="rtl"><li>חיפוש</li></ul><a${inEnglish}>By</a></nav>`,
  ],
  ['<script>"<p>Search</p>"</script>', '<script>"<p>Search</p>"</script>'],
  ['<textarea>Search</textarea>', '<textarea>Search</textarea>'],
  ['<h2>Search</h2><script>"<p>Search</p>"', `<h2${inEnglish}>Search</h2><script>"<p>Search</p>"`],
])('%s', (body, expected) => {
  expect(marked(body)).toBe(expected)
})
