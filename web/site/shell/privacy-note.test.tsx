import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ContentContext } from '#web/content/content-context.ts'
import { LocaleContext, localeOf } from '#web/content/locale.ts'
import { PrivacyNote } from '#web/site/parts/privacy-note.tsx'

const show = (content: Readonly<Record<string, string>>, code = 'en') =>
  render(
    <MemoryRouter basename={code === 'en' ? '/' : `/${code}`} initialEntries={[`/${code}/`]}>
      <LocaleContext value={localeOf(code)}>
        <ContentContext value={content}>
          <PrivacyNote />
        </ContentContext>
      </LocaleContext>
    </MemoryRouter>,
  )

test('says nothing until the group has written it', () => {
  expect(show({}).container.innerHTML).toBe('')
})

test('leads to the group’s own page', () => {
  show({
    'frame.privacy': 'We keep what you send for a year.',
    'frame.privacyLink': 'How we handle data',
    'frame.privacyTarget': '/privacy',
  })
  expect(screen.getByText(/for a year/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'How we handle data' }).getAttribute('href')).toBe(
    '/privacy',
  )
})

test.each([
  ['/privacy', '/de/privacy'],
  ['/login', '/login'],
  ['/feed.xml', '/feed.xml'],
  ['/media/privacy.pdf', '/media/privacy.pdf'],
  ['https://elsewhere.example/privacy', 'https://elsewhere.example/privacy'],
])('on a German page, a note that leads to %s has the URL %s', (target, href) => {
  show({ 'frame.privacyTarget': target }, 'de')
  expect(screen.getByRole('link').getAttribute('href')).toBe(href)
})
