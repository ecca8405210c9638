import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Link as RouterLink } from 'react-router'
import { expect, test } from 'vitest'
import { BasenameContext, Link } from './link.tsx'

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

const cases = ['/', '/de', '/~group/de'].flatMap((basename) =>
  links.map((props) => ({ basename, props })),
)

test.each(cases)(
  '$props.to below $basename renders like the router’s link',
  ({ basename, props }) => {
    expect(import.meta.env.SSR).toBe(true)
    const written = (Kind: typeof Link | typeof RouterLink) =>
      renderToStaticMarkup(
        <BasenameContext value={basename}>
          <MemoryRouter
            basename={basename}
            initialEntries={[`${basename.replace(/\/$/, '')}/projects?page=3`]}
          >
            <Kind {...props}>a link</Kind>
          </MemoryRouter>
        </BasenameContext>,
      )
    const sorted = (html: string) => html.split(/[ >]/).toSorted()
    expect(sorted(written(Link))).toEqual(sorted(written(RouterLink)))
  },
)
