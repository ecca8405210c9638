import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Role } from '#contract/call/role.ts'
import { DashboardSideMenu } from './panel-menu.tsx'

const open = (role: Role) => {
  const element = <DashboardSideMenu role={role} current="teams" />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

/** Returns the names of the links under each group's name. */
const groups = () =>
  screen
    .getAllByRole('list')
    .map((list) => [
      list.previousElementSibling?.textContent,
      [...list.querySelectorAll('a')].map(({ textContent }) => textContent),
    ])

test('administrators see every panel by group, and which one is open', () => {
  open('SuperAdmin')
  expect(groups()).toEqual([
    [
      'Content',
      ['Projects', 'Publications', 'Found elsewhere', 'Category', 'Latest Post', 'Grants'],
    ],
    [
      'Site',
      [
        'Site',
        'Translations',
        'Pages',
        'Collections',
        'Logo',
        'Bring your old site',
        'Take it along',
      ],
    ],
    ['People', ['Profiles', 'Teams', 'Suggestions']],
    ['Messages', ['Messages', 'Newsletter', 'Subscribers']],
    [
      'Administration',
      [
        ...['Administrators', 'Settings', 'Keys and hooks', 'Health', 'Activity', 'Trash'],
        ...['Personal data', 'Account'],
      ],
    ],
  ])
  const current = screen.getAllByRole('link', { current: 'page' })
  expect(current.map(({ textContent }) => textContent)).toEqual(['Teams'])
})

test('members see only their own panels', () => {
  open('Member')
  expect(groups()).toEqual([
    ['People', ['Profiles', 'Suggestions']],
    ['Administration', ['Account']],
  ])
})
