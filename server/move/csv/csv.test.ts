import { expect, test } from 'vitest'
import { startSite } from '#server/tools/testing/content/content.ts'
import {
  formatImportItems,
  importSite,
  previewMove,
  waitForMove,
} from '#server/tools/testing/content/moves.ts'
import { readOldSite, readOldSiteAt, writeOldSite } from '#server/tools/testing/content/old-site.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'

const people = `Name;E-Mail;role;team;orcid;from;until;about
Ada Lovelace;ada@lab.example;Professor;Analysts;0000-0002-1825-0097;2019;;Works on *engines*.
Grace Müller;;PhD student;Analysts;;2015;2018-03;
Bad Date;;;;;someday;;
`
const publications = `title,authors,year,doi,venue,url,type
"Notes, on engines","Ada Lovelace and Charles Babbage",1843,10.5555/engines,Memoirs,https://example.org/notes,Journal article
Nobody wrote this,,2020,,,
`

test('a table of people is imported, changes nothing the second time, and can be undone', async () => {
  const { admin } = await startSite()
  const latin1 = new File([Buffer.from(people, 'latin1')], 'people.csv')
  const preview = await previewMove(admin, latin1)
  expect(preview).toMatchObject({ state: 'ready', system: 'csv', left: [] })
  expect(formatImportItems(preview)).toEqual([
    'person | Ada Lovelace | new | Becomes public: ada@lab.example',
    'person | Grace Müller | new',
    'person | Bad Date | new | “someday” in “from” is no date and left out',
    'team | Analysts | new',
  ])
  const { profiles: before } = await admin.profile.profiles()
  expect(before).toEqual([])

  await admin.move.import({ importId: preview.importId })
  const saved = await waitForMove(admin, preview.importId)
  expect(saved).toMatchObject({ state: 'saved', done: 4, total: 4 })
  const { profiles } = await admin.profile.profiles()
  expect(profiles).toMatchObject([
    {
      name: 'Ada Lovelace',
      designation: 'Professor',
      isAlumni: false,
      about: 'Works on *engines*.',
    },
    { name: 'Bad Date' },
    { name: 'Grace Müller', isAlumni: true },
  ])
  const { teams } = await admin.team.all()
  expect(teams[0]?.peoples.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Grace Müller'])

  const again = await importSite(admin, latin1)
  expect(formatImportItems(again)).toEqual([
    'person | Ada Lovelace | duplicate | It is here already',
    'person | Grace Müller | duplicate | It is here already',
    'person | Bad Date | duplicate | It is here already',
    'team | Analysts | duplicate | It is here already',
  ])
  expect((await admin.profile.profiles()).profiles).toEqual(profiles)

  const [ada] = profiles
  await admin.profile.updateProfile({ profileId: ada?._id ?? '', pronouns: 'she/her' })
  const undone = await admin.move.undoImport({ importId: preview.importId })
  expect(undone.message).toContain('1 edited since')
  expect(undone.import).toMatchObject({
    state: 'undone',
    edited: [{ kind: 'person', title: 'Ada Lovelace' }],
  })
  expect((await admin.profile.profiles()).profiles).toEqual([])
  expect((await admin.team.all()).teams).toEqual([])
})

const table = 'name\tteam\nGrace Müller\tAnalysts\n'

testOnce.for([
  Buffer.from(`\ufeff${table}`, 'utf16le'),
  Buffer.from(`\ufeff${table}`),
  Buffer.from(table, 'latin1'),
  Buffer.from(table.replaceAll('\t', ';').replaceAll('\n', '\r\n')),
])('a spreadsheet table is read in any common encoding: %#', async (bytes) => {
  const { lines } = await readOldSite({ 'people.csv': new Uint8Array(bytes) })
  expect(lines).toEqual(['person Grace Müller', 'team Analysts'])
})

test('imported publications are linked to existing people', async () => {
  const { admin } = await startSite()
  const ada = (await admin.profile.createProfile({ name: 'Ada Lovelace' })).data._id
  const move = await importSite(admin, new File([publications], 'works.csv'))
  expect(formatImportItems(move)).toEqual([
    'publication | Notes, on engines | new',
    'publication | Nobody wrote this | failed | It has no author',
  ])
  const { publications: found } = await admin.publication.showAllPublications()
  expect(found).toMatchObject([
    {
      doi: '10.5555/engines',
      venue: 'Memoirs',
      datePrecision: 'year',
      authorList: [{ profileId: ada }, { name: 'Charles Babbage', profileId: '' }],
    },
  ])
})

const tableOf = (head: string, rows: number) => `${head}\n${'a,b\n'.repeat(rows)}`

testOnce.for([
  [{ 'people.csv': tableOf('name,role', 200_000) }, 'people.csv'],
  [{ 'works.tsv': tableOf('title,authors', 50_001) }, 'works.tsv'],
  [
    { 'a.csv': tableOf('name,role', 30_000), 'b.csv': tableOf('title,authors', 30_000) },
    'This site',
  ],
] as const)('tables with too many rows are rejected with the limit: %#', async ([files, name]) => {
  expect(await readOldSiteAt(await writeOldSite(files))).toEqual({
    refused: `${name} has more than 50,000 rows. The command npm run import takes larger ones`,
    isTooLarge: true,
  })
})
