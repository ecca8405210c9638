import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ChangedContentContext } from '#web/content/content-context.ts'
import { WelcomeCard } from './welcome-card.tsx'

test.for([
  ['a text', [{ text: 'Founded in 2011.' }], 1],
  ['no text', [], 0],
] as const)('the welcome on the page About with %s', ([, paragraphs, shown]) => {
  const element = (
    <ChangedContentContext value={{ 'about.paragraphs': [...paragraphs] }}>
      <WelcomeCard name="Laboratory of Signals" />
    </ChangedContentContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ id: 'root', path: '/', element }])} />)
  expect(screen.queryAllByRole('heading')).toHaveLength(shown)
})
