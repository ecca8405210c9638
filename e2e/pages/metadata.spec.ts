import sharp from 'sharp'
import { parsePage } from '../support/head.ts'
import { addProject } from '../support/project.ts'
import { expect, test } from '../support/test.ts'

const suffix = 'Salus – AI-Powered Health Research'
const siteDescription =
  'Explore the latest innovations, breakthroughs and applications of artificial intelligence in healthcare.'
const papers =
  'Papers, data sets and talks from the group, newest first. Each one links to the place where it can be read in full.'

interface Expected {
  readonly address: string
  readonly name: string
  /** Missing for pages that are not found. */
  readonly canonical?: string
  readonly description?: string
  readonly isPrivate?: boolean
  readonly status?: number
}

const pages: readonly Expected[] = [
  { address: '/', name: 'Home', canonical: '/' },
  {
    address: '/publications',
    name: 'Publications',
    canonical: '/publications',
    description: papers,
  },
  {
    address: '/publication',
    name: 'Publications',
    canonical: '/publications',
    description: papers,
  },
  {
    address: '/Publications',
    name: 'Publications',
    canonical: '/publications',
    description: papers,
  },
  {
    address: '/PUBLICATIONS/',
    name: 'Publications',
    canonical: '/publications',
    description: papers,
  },
  { address: '/signup', name: 'Sign up', canonical: '/signup', isPrivate: true },
  { address: '/verify-email', name: 'Verify email', canonical: '/verify-email', isPrivate: true },
  { address: '/login', name: 'Log in', canonical: '/login', isPrivate: true },
  { address: '/pub', name: 'Publications', canonical: '/pub', isPrivate: true },
  {
    address: '/admin/dashboard',
    name: 'Dashboard',
    canonical: '/admin/dashboard',
    isPrivate: true,
  },
  {
    address: '/no/such/page',
    name: '404! Not found',
    isPrivate: true,
    status: 404,
  },
]

const headOf = (
  { name, canonical, description = siteDescription, isPrivate }: Expected,
  root: string,
) => ({
  title: `${name} | ${suffix}`,
  ...(canonical && { canonical: root + canonical, 'og:url': root + canonical }),
  viewport: 'width=device-width, initial-scale=1',
  'color-scheme': 'light dark',
  description,
  keywords: expect.stringMatching(/EEG, ECG, preventive care/),
  author: 'Salus',
  'og:type': 'website',
  'og:site_name': 'Salus',
  'og:title': name,
  'og:description': description,
  'og:image': expect.stringContaining(`${root}/`),
  'og:image:width': '96',
  'og:image:height': '96',
  'twitter:card': 'summary',
  'twitter:title': name,
  'twitter:description': description,
  'twitter:image': expect.stringContaining(`${root}/`),
  ...(isPrivate && { robots: 'noindex' }),
})

test('every page has its metadata in the first response', async ({ request, site }) => {
  for (const expected of pages) {
    const { address, status = 200 } = expected
    const answer = await request.get(address)
    expect(answer.status()).toBe(status)
    const { head } = parsePage(await answer.text())
    expect(head, address).toEqual(headOf(expected, site.server.url))
  }
})

test('every page has its own title, and admin pages are not indexed', async ({ request, api }) => {
  const { _id, category } = await addProject(api)
  const headAt = async (address: string) =>
    parsePage(await (await request.get(address)).text()).head
  for (const [address, name] of [
    ['/projects', 'Projects'],
    [`/project/${_id}`, 'Glioma in three dimensions'],
    ['/team', 'Team'],
    ['/about', 'About'],
    ['/contactus', 'Contact us'],
    ['/categories', 'Categories'],
    [`/category/${category._id}`, 'Neuro-oncology'],
  ] as const) {
    const head = await headAt(address)
    expect(head).toMatchObject({ title: `${name} | ${suffix}` })
    expect(head).not.toHaveProperty('robots')
  }
  for (const [address, name] of [
    ['/forgot-password', 'Forgot password'],
    ['/reset-password', 'New password'],
    ['/post', 'Projects'],
    [`/post/${_id}`, 'Project'],
    ['/profile', 'Profiles'],
    ['/f', 'Latest Post'],
    ['/t', 'Team Management'],
    ['/l', 'Logo Management'],
    ['/admin/messages', 'Messages'],
    ['/admin/newsletter', 'Newsletter'],
    ['/admin/subscribers', 'Subscribers'],
    ['/admin/administrators', 'Administrators'],
    ['/admin/settings', 'Settings'],
    ['/admin/keys', 'Keys and hooks'],
    ['/admin/move', 'Take your site along'],
    ['/admin/move-in', 'Bring your old site'],
    ['/admin/found', 'Found elsewhere'],
    ['/admin/health', 'Health'],
    ['/admin/trash', 'Trash'],
    ['/admin/personal-data', 'Personal data'],
    ['/admin/suggestions', 'Suggestions'],
    ['/admin/activity', 'Activity'],
    ['/admin/account', 'Account'],
  ] as const) {
    expect(await headAt(address)).toMatchObject({
      title: `${name} | ${suffix}`,
      robots: 'noindex',
    })
  }
})

test('sharing images have the size that their metadata contain', async ({ request }) => {
  for (const address of ['/research', '/']) {
    const { head } = parsePage(await (await request.get(address)).text())
    const said = { width: Number(head['og:image:width']), height: Number(head['og:image:height']) }
    const picture = await request.get(String(head['og:image']))
    expect(await sharp(await picture.body()).metadata(), address).toMatchObject(said)
  }
})
