import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Link as RouterLink } from 'react-router'
import { expect, test } from 'vitest'
import { Link, PrefixContext } from './link.tsx'

const links = [
  { to: '/' },
  { to: '/publication/01/the-öffnung-of-a "b"?page=2&type=a%20b#top', className: 'link' },
  { to: '/team', state: { from: 1 }, preventScrollReset: true, replace: true },
  { to: { hash: 'person' }, title: 'Someone' },
  { to: '?page=2' },
  { to: '#top' },
  { to: '//salus.example/elsewhere' },
  { to: 'https://salus.example/' },
]

test.each(links)('$to is written as the router would', (props) => {
  expect(import.meta.env.SSR).toBe(true)
  const written = (Kind: typeof Link | typeof RouterLink) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={['/projects?page=3']}>
        <Kind {...props}>a link</Kind>
      </MemoryRouter>,
    )
  const sorted = (html: string) => html.split(/[ >]/).toSorted()
  expect(sorted(written(Link))).toEqual(sorted(written(RouterLink)))
})

const german = { own: '/de', all: ['/en', '/de', '/pt-br'] }

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
  for (const place of ['', '/~group']) {
    const html = renderToStaticMarkup(
      <MemoryRouter basename={`${place}/de`} initialEntries={[`${place}/de/projects`]}>
        <PrefixContext value={german}>
          <Link to={to}>a link</Link>
        </PrefixContext>
      </MemoryRouter>,
    )
    expect(html).toContain(`href="${place}${href}"`)
  }
})
