import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { homeSections } from '#contract/content/home.ts'
import { ContentContext } from '#web/content/content-context.ts'
import { HomePage } from './home-page.tsx'

test.for([
  ['as it ships', homeSections],
  ['without its opening', ['mission', 'about']],
  ['with sections that have nothing to show', ['members', 'latest']],
  ['with nothing at all', []],
] as const)('home %s has one headline', ([, sections]) => {
  const content = { 'home.sections': sections.map((section) => ({ section })) }
  const element = (
    <ContentContext value={content}>
      <HomePage posts={[]} members={[]} />
    </ContentContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const headlines = screen.getAllByRole('heading', { level: 1 })
  expect(headlines.map(({ textContent }) => textContent)).toEqual(['Revolutionizing Healthcare'])
})
