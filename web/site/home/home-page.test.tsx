import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { homeSections } from '#contract/content/home.ts'
import { ChangedContentContext } from '#web/content/content-context.ts'
import { HomePage } from './home-page.tsx'

const name = 'Laboratory of Signals'

/** Returns the headlines of the home page with these sections, and whether each is visible. */
const headlinesWith = (sections: readonly string[]) => {
  const content = { 'home.sections': sections.map((section) => ({ section })) }
  const element = (
    <ChangedContentContext value={content}>
      <HomePage posts={[]} members={[]} />
    </ChangedContentContext>
  )
  const loaderData = { root: { publicUrl: 'https://salus.example', settings: { name } } }
  const routes = [{ id: 'root', path: '/', loader: () => loaderData.root, element }]
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />)
  const headlines = screen.getAllByRole('heading', { level: 1 })
  return headlines.map(({ textContent, className }) => [textContent, className !== 'sr-only'])
}

test('the home page has the headline of its hero section', () => {
  expect(headlinesWith(homeSections)).toEqual([['Revolutionizing Healthcare', true]])
})

test.for([
  ['its opening, for those who cannot see it while a section shows', ['mission', 'about'], false],
  ['sections that have something to show', ['members', 'latest'], true],
  ['any section', [], true],
] as const)('without %s, the group’s name is the headline of home', ([, sections, isSeen]) => {
  expect(headlinesWith(sections)).toEqual([[name, isSeen]])
  expect(document.body.innerHTML).not.toContain('Revolutionizing')
})
