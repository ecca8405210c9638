import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FallbackLanguageContext } from '#web/content/fallback-language.ts'
import { EntryLink, EntryText } from './entry-text.tsx'

const show = (element: React.ReactElement) =>
  render(
    <FallbackLanguageContext value={{ lang: 'en', dir: 'ltr' }}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </FallbackLanguageContext>,
  )

test('an untranslated text is in the main language, other texts in that of the page', () => {
  const entry = { title: 'Brain age', text: 'Wie alt?', untranslated: ['title'] }
  show(
    <>
      <EntryText of={entry} name="title" />
      <EntryText of={entry} name="text" />
    </>,
  )
  expect(screen.getByText('Brain age')).toMatchObject({ lang: 'en', dir: 'ltr' })
  expect(screen.getByText('Wie alt?').hasAttribute('lang')).toBe(false)
})

test('the title of a publication is in its own language on every page, and unknown if it has none', () => {
  show(
    <>
      <EntryLink entry={{ path: '/publication/1', title: 'Âge', language: 'fr' }} />
      <EntryLink entry={{ path: '/publication/2', title: 'Age', language: '' }} />
    </>,
  )
  expect(screen.getByRole('link', { name: 'Âge' })).toMatchObject({ lang: 'fr', dir: 'ltr' })
  expect(screen.getByRole('link', { name: 'Age' })).toMatchObject({ lang: '', dir: 'auto' })
})

test('an empty text is omitted', () => {
  const { container } = show(<EntryText of={{ text: '' }} name="text" />)
  expect(container.querySelector('p')).toBeNull()
})
