import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleContext, localeOfLanguage } from '#web/content/locale.ts'
import { AuthoredLink } from './authored-link.tsx'

const hrefIn = (basename: string, code: string, to: string): string => {
  const html = renderToStaticMarkup(
    <MemoryRouter basename={basename} initialEntries={[`${basename}/projects`]}>
      <LocaleContext value={localeOfLanguage(code)}>
        <AuthoredLink to={to}>a link</AuthoredLink>
      </LocaleContext>
    </MemoryRouter>,
  )
  return /href="([^"]*)"/.exec(html)?.[1] ?? ''
}

test.each([
  ['/team?q=a.b', '/de/team?q=a.b'],
  ['/de-news', '/de/de-news'],
  ['/de/team', '/de/team'],
  ['/DE?page=2', '/DE?page=2'],
  ['/en/team#top', '/en/team#top'],
  ['/pt-br', '/pt-br'],
  ['/feed.xml', '/feed.xml'],
  ['/research/milestones.ics?a=1', '/research/milestones.ics?a=1'],
  ['/api', '/api'],
  ['/login', '/login'],
])('%s, typed in a text of a German page, leads to %s', (to, href) => {
  for (const place of ['', '/~group']) expect(hrefIn(`${place}/de`, 'de', to)).toBe(place + href)
})

test('on pages in the main language, equal URLs lead to equal pages', () => {
  for (const to of ['/team', '/de/team', '/feed.xml', '/login'])
    for (const place of ['', '/~group']) expect(hrefIn(place, 'en', to)).toBe(place + to)
  expect(hrefIn('/ar', 'ar', '/feed.xml')).toBe('/feed.xml')
})
