import { expect, test } from 'vitest'
import { startSite } from '#server/tools/testing/content/content.ts'
import {
  formatImportItems,
  importSite,
  previewMove,
  siteZip,
  waitForMove,
} from '#server/tools/testing/content/moves.ts'

const table = `name,email,orcid
Jane Doe,lab@uni.edu,
Richard Roe,lab@uni.edu,
"Chen, Jun",jun@uni.edu,
Jun Chen,,0000-0002-1825-0097
Zoë Müller,,0000-0001-5109-3700
Zoe Muller,,0000-0002-1694-233X
Ada Lovelace,test@example.org,
`

test('people are compared by name, even if they share an address with existing ones', async () => {
  const { admin } = await startSite()
  const add = async (name: string, email: string, orcid = '') =>
    (await admin.profile.createProfile({ name, email, orcid })).data._id
  await add('Group Office', 'lab@uni.edu')
  await add('J. Chen', 'jun@uni.edu')
  await add('Somebody Else', 'x@uni.edu', '0000-0001-5109-3700')
  const file = new File([table], 'people.csv')
  const preview = await previewMove(admin, file)
  expect(preview.items.map(({ title, status }) => `${title} ${status}`)).toEqual([
    'Jane Doe new',
    'Richard Roe new',
    'Jun Chen duplicate',
    'Zoë Müller new',
    'Zoe Muller new',
    'Ada Lovelace new',
    'Jun Chen duplicate',
  ])
  await admin.move.import({ importId: preview.importId })
  await waitForMove(admin, preview.importId)
  const { profiles } = await admin.profile.profiles()
  expect(profiles.filter(({ email }) => email === 'lab@uni.edu').map(({ name }) => name)).toEqual([
    'Group Office',
    'Jane Doe',
    'Richard Roe',
  ])
  expect(profiles.find(({ name }) => name === 'Ada Lovelace')?.email).toBe('')
  const again = await previewMove(admin, file)
  expect(again.items.map(({ status }) => status)).not.toContain('new')
})

const site = {
  '_config.yml': 'title: Lab\n',
  '_pages/team.md': '---\ntitle: Team\n---\n## People\n\n## Staff\n',
  '_team/ann.md':
    '---\nname: Ann Zulu\nposition: Student\ngroup: Staff\npermalink: /ann/\n---\nWorks.\n',
  '_data/people.yml': '- name: Ann Zulu\n  email: ann@uni.edu\n- name: Bob Alfa\n',
}

test('a person who is listed twice is saved once, with all that the lists say', async () => {
  const { admin } = await startSite()
  const move = await importSite(admin, siteZip(site))
  expect(formatImportItems(move).map((line) => line.split(' | ').slice(0, 3).join(' '))).toEqual([
    'person Ann Zulu new',
    'person Bob Alfa new',
    'person Ann Zulu duplicate',
    'team People new',
    'team Staff new',
    'page Team new',
    'site Lab new',
    'redirect /ann new',
  ])
  const { profiles } = await admin.profile.profiles()
  expect(profiles).toMatchObject([
    { name: 'Ann Zulu', email: 'ann@uni.edu', designation: 'Student', about: 'Works.' },
    { name: 'Bob Alfa' },
  ])
  const { teams } = await admin.team.all()
  expect(teams.map(({ name, peoples }) => [name, ...peoples.map((each) => each.name)])).toEqual([
    ['People', 'Ann Zulu', 'Bob Alfa'],
    ['Staff', 'Ann Zulu'],
  ])
  const before = formatImportItems(move)
  await admin.move.undoImport({ importId: move.importId })
  await waitForMove(admin, move.importId)
  expect(formatImportItems(await importSite(admin, siteZip(site)))).toEqual(before)
})
