import { expect, test } from 'vitest'
import { makeCollection } from '#server/tools/testing/content/collections.ts'
import { makeProfile, startSite } from '#server/tools/testing/content/content.ts'
import { uploadedFileOf } from '#server/tools/testing/files/uploaded-files.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const fileOf = (...lines: readonly string[]) => new File([lines.join('\r\n')], 'items.csv')

const start = async () => {
  const site = await startSite()
  const { admin } = site
  const { data: talks } = await admin.collection.addCollection({
    preset: 'talks',
    names: { one: 'Talk', many: 'Talks' },
  })
  const send = (file: File, more = {}) =>
    admin.item.importItems({ collection: talks.key, file, ...more })
  const list = async () =>
    (await admin.item.items({ collection: talks.key, sort: 'position', status: 'all' })).items
  const titles = async () => (await list()).map(({ title }) => title)
  return { ...site, talks, send, list, titles }
}

test('rows add items, in the order of the file, and bad rows are refused one by one', async () => {
  const { admin, send, list, titles } = await start()
  const ada = await makeProfile(admin, { name: 'Ada Lovelace' })
  const grace = await makeProfile(admin, { name: 'Grace; Hopper' })
  for (const name of ['Ann Other', 'Ann Other']) await makeProfile(admin, { name })
  const file = fileOf(
    'Title,date,Speakers,kind,video,status',
    `First,2026-03-01,ada  lovelace;Grace\\; Hopper (${grace._id}),KEYNOTE,,`,
    'Second,01.04.2026,,talk,nowhere,',
    'Third,03/04/2026,,,,',
    `Fourth,2025,${ada._id},invited,https://example.org/4,draft`,
    'Fifth,,Ann Other,,,',
    'Sixth,,Nobody,,,',
    ',,,,,',
    ',2026,,,,',
    'Eighth,,,lecture,,public',
    'Ninth,"2026',
  )
  const expected = {
    added: 2,
    updated: 0,
    unchanged: 0,
    refused: [
      { line: 3, reason: 'Video: Must be a web address, a mail address or a path on this site' },
      {
        line: 4,
        reason: 'date: Must be a year, a month or a day, such as 2024, 2024-09 or 2024-09-01',
      },
      {
        line: 6,
        reason: expect.stringContaining('Speakers: “Ann Other” is the name of 2 entries: write'),
      },
      { line: 7, reason: 'Speakers: There is no “Nobody”' },
      { line: 9, reason: 'title: Please enter a title' },
      { line: 10, reason: 'status: Must be one of published, draft' },
      { line: 11, reason: 'A quotation mark is missing or too many' },
    ],
  }
  expect(await send(file, { dryRun: true })).toMatchObject(expected)
  expect(await titles()).toEqual([])
  expect(await send(file)).toMatchObject(expected)
  expect(await list()).toMatchObject([
    {
      title: 'First',
      date: '2026-03-01',
      status: 'published',
      values: { speakers: [{ _id: ada._id }, { _id: grace._id }], kind: 'keynote' },
    },
    {
      title: 'Fourth',
      date: '2025',
      status: 'draft',
      values: { speakers: [{ _id: ada._id }], video: 'https://example.org/4' },
    },
  ])
})

test('an export that is imported again changes nothing, whatever its texts are', async () => {
  const { admin } = await startSite()
  const { key } = await makeCollection(admin, 'Things')
  const { key: other } = await makeCollection(admin, 'Others')
  const texts = [
    '=1+1',
    "'=1",
    'a;=b',
    ' blank \r\nlines\n',
    '"quoted", \\; and \\',
    '@x',
    '-5',
    '٣;',
  ]
  const people = []
  for (const name of texts.map((text) => `${text.trim()} X`))
    people.push((await makeProfile(admin, { name }))._id)
  const { data: linked } = await admin.item.addItem({ collection: other, title: 'a;b (c)' })
  for (const [at, text] of texts.entries())
    await admin.item.addItem({
      collection: key,
      title: text.trim(),
      date: '2026-03',
      until: '2026-04-02',
      status: at % 2 ? 'draft' : 'published',
      values: {
        line: text,
        markdownValue: `${text}\n\n${text}`,
        dateValue: '2026',
        numberValue: -1.5 * at,
        link: 'mailto:a@example.org',
        choiceValue: ['one', 'two'],
        flagValue: at % 2 === 0,
        peopleValue: people,
        itemsValue: [linked._id],
      },
    })
  const exported = await admin.item.exportItems({ collection: key })
  const before = await admin.item.items({ collection: key, status: 'all', sort: 'position' })
  const send = (csv: string) => admin.item.importItems({ collection: key, file: fileOf(csv) })
  expect(await send(exported.csv)).toMatchObject({
    added: 0,
    updated: 0,
    unchanged: texts.length,
    refused: [],
  })
  // Spreadsheets where the decimal sign is a comma save the file like this.
  const saved = exported.csv
    .replaceAll('2026-04-02', '02.04.2026')
    .replaceAll(",'-1.5,", ',"-1,5",')
  expect(saved).not.toBe(exported.csv)
  expect(await send(saved)).toMatchObject({ updated: 0, unchanged: texts.length })
  const after = await admin.item.items({ collection: key, status: 'all', sort: 'position' })
  expect(after).toEqual(before)
  // Without ids the same rows add the same items in the same order.
  const copies = exported.csv.replace('\uFEFFid,', '\uFEFF,').replaceAll(/^[0-9a-z]{26},/gm, ',')
  expect(await send(copies)).toMatchObject({ added: texts.length, refused: [] })
  const all = await admin.item.items({ collection: key, status: 'all', sort: 'position' })
  const shape = ({ title, status, values }: (typeof all.items)[number]) => [
    title,
    status,
    { ...values, line: String(values.line).trim(), markdownValue: '' },
  ]
  const copied = all.items.slice(0, texts.length).map(shape)
  expect(JSON.stringify(copied)).toBe(
    JSON.stringify(before.items.map(shape)).replaceAll(String.raw`\r\n`, String.raw`\n`),
  )
})

test('rows change what differs, and only that', async () => {
  const { admin, talks, send, list } = await start()
  const { data: one } = await admin.item.addItem({
    collection: talks.key,
    title: 'One',
    date: '2026',
    values: { kind: 'talk', place: 'Graz', event: 'Sleep' },
  })
  const { data: other } = await admin.collection.addCollection({
    names: { one: 'Other', many: 'Others' },
  })
  const { data: foreign } = await admin.item.addItem({ collection: other.key, title: 'Foreign' })
  const answer = await send(
    fileOf(
      'id,title,place,kind,until,Event,,',
      `${one._id},Two,,Poster,2025,Sleep,,`,
      `${one._id},Three,Vienna,talk,,,,`,
      `${foreign._id},Foreign,,,,,,`,
    ),
  )
  expect(answer).toMatchObject({
    updated: 0,
    refused: [
      { line: 2, reason: 'until: Ends before it begins' },
      { line: 3, reason: 'Line 2 has the same id' },
      { line: 4, reason: 'Talks have no entry with this id: leave it empty to add one' },
    ],
  })
  expect(await send(fileOf('id,place,kind', `${one._id},,Poster`))).toMatchObject({ updated: 1 })
  expect(await list()).toMatchObject([
    { title: 'One', date: '2026', values: { kind: 'poster', place: '', event: 'Sleep' } },
  ])
  const { history } = await admin.history.showHistory({ entity: 'item', entityId: one._id })
  expect(history).toHaveLength(2)
})

test('columns that the collection does not have are refused by name', async () => {
  const { send } = await start()
  const errorsOf = async (...lines: readonly string[]) =>
    (await refusalOf(send(fileOf(...lines)))).errors
  expect(await errorsOf('title,Slide,venue', 'A,b,c')).toEqual([
    {
      path: 'file',
      message:
        'Talks have no column “Slide”, “venue”. Known are id, title, status, date, until, speakers, event, place, kind, abstract, slides, video, paper, projects',
    },
  ])
  expect(await errorsOf('title,,', 'A,,b')).toMatchObject([{ path: 'file' }])
  expect(await errorsOf('title,kind,Kind', 'A')).toEqual([
    { path: 'file', message: '“Kind” is there twice' },
  ])
  expect(await errorsOf('')).toMatchObject([{ path: 'file' }])
})

test('published rows need the required values, and pictures and files are URLs of the site', async () => {
  const { admin, app } = await startSite()
  const { data } = await admin.collection.addCollection({
    names: { one: 'Tool', many: 'Tools' },
    fields: [
      { label: 'Licence', type: 'line', required: true },
      { label: 'Manual', type: 'file' },
      { label: 'Logo', type: 'picture' },
    ],
  })
  const manual = uploadedFileOf('pdf', 'Manual.pdf')
  const { url } = await admin.media.uploadFile({ file: manual })
  const site = app.services.publicUrl
  const answer = await admin.item.importItems({
    collection: data.key,
    file: fileOf(
      'title;status;licence;manual;logo',
      'No licence;;;;',
      'A draft;draft;;;',
      `With a file;;MIT;${site}${url};`,
      `Elsewhere;;MIT;https://elsewhere.example${url};`,
      'No picture;;MIT;;https://example.org/a.png',
      `Gone;;MIT;;/media/${'0'.repeat(32)}-10x10-000000.webp`,
    ),
  })
  expect(answer).toMatchObject({
    added: 2,
    refused: [
      { line: 2, reason: 'Please enter: Licence' },
      { line: 5, reason: expect.stringContaining('Manual: Must be an uploaded file') },
      { line: 6, reason: 'Logo: Must be the address of a file of Salus' },
      { line: 7, reason: 'Logo: This file is no longer there. Please upload it again.' },
    ],
  })
  const { csv } = await admin.item.exportItems({ collection: data.key })
  expect(csv).toContain(`${site}${url}`)
})
