import { appendFile, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readOldSiteAt, writeOldSite } from '#server/tools/testing/content/old-site.ts'
import { temporaryFolder, testOnce } from '#server/tools/testing/database/database.ts'
import { makeZip, type ZipEntry } from '#server/tools/testing/files/zip.ts'

const people = { name: 'people.csv', bytes: Buffer.from('name\nAda\n') }

const zipFile = async (bytes: Uint8Array): Promise<string> => {
  const path = join(temporaryFolder(), 'upload')
  await writeFile(path, bytes)
  return path
}
const read = async (entries: readonly ZipEntry[]) => readOldSiteAt(await zipFile(makeZip(entries)))

testOnce.for([
  '../out.csv',
  '/etc/people.csv',
  'C:\\Users\\people.csv',
  'a/../../b.csv',
  '..\\b.csv',
])('a path outside the archive is rejected: %s', async (name) => {
  expect(await read([people, { name, bytes: people.bytes }])).toEqual({
    refused: 'The ZIP holds a file whose name leads out of it, so nothing of it is read',
    isTooLarge: false,
  })
})

testOnce('Windows file names are supported, and an outer folder is removed', async () => {
  const outcome = await read([{ ...people, name: 'site\\lists\\people.csv' }])
  expect(outcome).toMatchObject({ done: { entries: [{ source: 'lists/people.csv:2' }] } })
})

testOnce('archives that exceed the limits when decompressed are rejected with 413', async () => {
  const zeros = new Uint8Array(11 * 1024 * 1024)
  expect(await read([people, { name: 'bomb.bin', bytes: zeros }])).toMatchObject({
    isTooLarge: true,
  })
  const huge = { name: 'huge.bin', bytes: people.bytes, size: 1_100_000_000 }
  expect(await read([people, huge])).toMatchObject({ isTooLarge: true })
  const many = Buffer.from(makeZip([people]))
  const end = many.indexOf('PK\u0005\u0006')
  many.writeUInt16LE(60_000, end + 8)
  many.writeUInt16LE(60_000, end + 10)
  expect(await readOldSiteAt(await zipFile(many))).toEqual({
    refused: 'A site may have at most 20,000 files. The command npm run import takes larger ones',
    isTooLarge: true,
  })
  const path = await zipFile(makeZip([people]))
  await truncate(path, 201 * 1024 * 1024)
  expect(await readOldSiteAt(path)).toMatchObject({ isTooLarge: true })
})

testOnce('a local ZIP or folder may have any size', async () => {
  const folder = await writeOldSite({ 'people.csv': people.bytes, 'scan.raw': '' })
  await truncate(join(folder, 'scan.raw'), 1_100_000_000)
  const left = [{ source: 'scan.raw', reason: 'Salus has no place for it' }]
  expect(await readOldSiteAt(folder)).toMatchObject({ isTooLarge: true })
  expect(await readOldSiteAt(folder, 'site', true)).toMatchObject({ done: { left } })
  // A sparse gap before the directory takes no disk space.
  const zip = Buffer.from(makeZip([people]))
  const [end, hole] = [zip.length - 22, 201 * 1024 * 1024]
  const directory = zip.readUInt32LE(end + 16)
  zip.writeUInt32LE(directory + hole, end + 16)
  const path = await zipFile(zip.subarray(0, directory))
  await truncate(path, directory + hole)
  await appendFile(path, zip.subarray(directory))
  expect(await readOldSiteAt(path)).toMatchObject({ isTooLarge: true })
  expect(await readOldSiteAt(path, 'site', true)).toMatchObject({
    done: { entries: [{ title: 'Ada' }] },
  })
})

testOnce('overlapping files, wrong sizes and truncated archives are rejected', async () => {
  const whole = makeZip([people, { name: 'b.txt', bytes: Buffer.alloc(50_000, 'abc') }])
  const damaged = { refused: 'The ZIP is damaged and cannot be unpacked', isTooLarge: false }
  expect(await readOldSiteAt(await zipFile(whole.slice(0, whole.length - 30)))).toEqual(damaged)
  expect(await read([{ ...people, size: 5 }])).toEqual(damaged)
  // Every entry of the directory claims the size of the whole archive.
  const overlapping = Buffer.from(whole)
  for (
    let at = overlapping.indexOf('PK\u0001\u0002');
    at >= 0;
    at = overlapping.indexOf('PK\u0001\u0002', at + 4)
  ) {
    overlapping.writeUInt32LE(whole.length - 10, at + 20)
  }
  expect(await readOldSiteAt(await zipFile(overlapping))).toEqual(damaged)
})

testOnce('a name that no file can have is reported', async () => {
  expect(await read([people, { name: 'lists/a\0.csv', bytes: people.bytes }])).toMatchObject({
    done: {
      entries: [{ title: 'Ada' }],
      left: [{ source: 'lists/a.csv', reason: 'Its name is one that no file can have' }],
    },
  })
})

testOnce('duplicate names and unknown compression methods are reported', async () => {
  const twice = { name: 'twice.csv', bytes: people.bytes }
  const odd = { name: 'odd.csv', bytes: people.bytes }
  const zip = Buffer.from(makeZip([people, twice, twice, odd]))
  const last = zip.lastIndexOf('PK\u0001\u0002')
  zip.writeUInt16LE(99, last + 10)
  expect(await readOldSiteAt(await zipFile(zip))).toMatchObject({
    done: {
      left: [
        { source: 'odd.csv', reason: 'It is packed in a way that is not read' },
        { source: 'twice.csv', reason: 'The ZIP holds it twice' },
      ],
    },
  })
})

testOnce('links, encrypted files and tool folders are skipped and reported', async () => {
  const zip = Buffer.from(
    makeZip([
      people,
      { name: 'link.csv', bytes: Buffer.from('/etc/passwd') },
      { name: '.git/config', bytes: people.bytes },
      { name: 'secret.csv', bytes: people.bytes },
    ]),
  )
  const entries: number[] = []
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4))
    entries.push(at)
  zip.writeUInt32LE(0o120777 * 65_536, (entries[1] ?? 0) + 38)
  zip.writeUInt16LE(0x0801, (entries[3] ?? 0) + 8)
  expect(await readOldSiteAt(await zipFile(zip))).toMatchObject({
    done: {
      entries: [{ title: 'Ada' }],
      left: [
        { source: '.git/', reason: 'Made by a tool, not written by anyone' },
        { source: 'link.csv', reason: 'It is a link, not a file' },
        { source: 'secret.csv', reason: 'It is encrypted' },
      ],
    },
  })
})

testOnce('a folder is read without following links', async () => {
  const folder = await writeOldSite({ 'people.csv': people.bytes })
  await symlink('/etc/passwd', join(folder, 'more.csv'))
  expect(await readOldSiteAt(folder)).toMatchObject({
    done: {
      entries: [{ title: 'Ada' }],
      left: [{ source: 'more.csv', reason: 'It is a link, not a file' }],
    },
  })
})

testOnce('names of a folder cannot lead out of it, and unreadable ones are reported', async () => {
  const folder = await writeOldSite({
    'site/people.csv': people.bytes,
    'site/lists/..\\..\\secret.csv': 'name\nDecoy\n',
    'secret.csv': 'name\nSecret\n',
  })
  const unreadable = [join(folder, 'site', 'a'), Buffer.from([0xff]), '.csv']
  await writeFile(Buffer.concat(unreadable.map((part) => Buffer.from(part))), people.bytes)
  expect(await readOldSiteAt(join(folder, 'site'))).toMatchObject({
    done: {
      entries: [{ title: 'Ada' }],
      left: [
        { source: 'a\ufffd.csv', reason: 'It cannot be read' },
        { source: 'lists/..\\..\\secret.csv', reason: 'Its name has a backslash' },
      ],
    },
  })
})

testOnce('an unrecognised site is rejected with one sentence', async () => {
  expect(await read([{ name: 'a.txt', bytes: people.bytes }])).toMatchObject({
    refused: expect.stringContaining('This is no site that can be read'),
  })
  expect(await readOldSiteAt('/nowhere')).toMatchObject({
    refused: 'There is no such file or folder',
  })
})

testOnce.for([
  ['NFD', 'NFC'],
  ['NFC', 'NFD'],
] as const)(
  'a picture is found in any Unicode normalization: %s in the archive',
  async ([stored, typed]) => {
    const picture = 'Größe-Müller.png'
    const outcome = await read([
      {
        name: `_members/jörg.md`.normalize(stored),
        bytes: Buffer.from(`---\nname: Jörg\nimage: images/${picture.normalize(typed)}\n---\n`),
      },
      { name: `images/${picture.normalize(stored)}`, bytes: new Uint8Array([1]) },
    ])
    expect(outcome).toMatchObject({
      done: {
        entries: [
          { title: 'Jörg', notes: [], fields: { profilePic: `images/${picture}` } },
          {},
          {},
          {},
        ],
        pictures: [[`images/${picture}`, expect.any(String)]],
      },
    })
  },
)
