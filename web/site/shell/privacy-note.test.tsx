import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ChangedContentContext } from '#web/content/content-context.ts'
import { PrivacyNote } from '#web/site/parts/privacy-note.tsx'

const show = (content: Readonly<Record<string, string>>) =>
  render(
    <MemoryRouter>
      <ChangedContentContext value={content}>
        <PrivacyNote />
      </ChangedContentContext>
    </MemoryRouter>,
  )

test('is empty until the group has written it', () => {
  expect(show({}).container.innerHTML).toBe('')
})

test('links to a custom page', () => {
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
