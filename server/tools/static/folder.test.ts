import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/tools/testing/database/database.ts'
import { openStaticCopyFolder } from './folder.ts'

const copyInto = async (
  folder: string,
  files: Readonly<Record<string, string>>,
  keep?: string[],
) => {
  const opened = await openStaticCopyFolder(folder, keep)
  for (const [file, content] of Object.entries(files))
    await opened.target.put(file, content, 'page')
  return opened
}

const whole = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.salus-static'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()

test('a second copy writes changed files, removes obsolete ones and leaves the rest', async () => {
  const folder = temporaryFolder()
  const first = await copyInto(folder, {
    'index.html': 'home',
    'a/index.html': 'a',
    'b/c/index.html': 'c',
  })
  expect(first.notes).toBeNull()
  expect(await first.finish('notes')).toEqual({ written: 3, removed: 0, files: 3 })
  const before = await stat(join(folder, 'index.html'))
  const second = await copyInto(folder, { 'index.html': 'home', 'a/index.html': 'other' })
  expect(second.notes).toBe('notes')
  expect(second.target.keep('b')).toBe(false)
  expect(await second.finish('notes')).toEqual({ written: 1, removed: 1, files: 2 })
  expect(whole(folder)).toEqual(['a/index.html', 'index.html'])
  expect(await readFile(join(folder, 'a/index.html'), 'utf8')).toBe('other')
  expect((await stat(join(folder, 'index.html'))).ino).toBe(before.ino)
  expect(existsSync(join(folder, 'b'))).toBe(false)
})

test('an unfinished copy leaves the folder as it was, and the remains of an interrupted one are no obstacle', async () => {
  const folder = temporaryFolder()
  await (await copyInto(folder, { 'index.html': 'old', 'gone.html': 'gone' })).finish('')
  await copyInto(folder, { 'index.html': 'new', 'more.html': 'more' })
  expect(whole(folder)).toEqual(['gone.html', 'index.html'])
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('old')
  const again = await copyInto(folder, { 'index.html': 'new' })
  await again.finish('')
  expect(whole(folder)).toEqual(['index.html'])
})

test('a copy interrupted while files were moved into place is recognised and completed', async () => {
  const folder = temporaryFolder()
  await (await copyInto(folder, { 'index.html': 'old' })).finish('')
  // State after moving the first of several files: the hashes of the others are unknown.
  const own = join(folder, '.salus-static', 'files.json')
  await writeFile(join(folder, 'more.html'), 'more')
  await writeFile(own, JSON.stringify({ 'index.html': '', 'more.html': '', 'never.html': '' }))
  const again = await copyInto(folder, { 'index.html': 'old', 'more.html': 'more' })
  expect(await again.finish('')).toEqual({ written: 2, removed: 0, files: 2 })
})

test('a full disk at any moment leaves the folder as it was', async () => {
  const folder = temporaryFolder()
  const own = join(folder, '.salus-static')
  await (await copyInto(folder, { 'index.html': 'old' })).finish('')
  // Every write there fails with a full disk.
  const making = await openStaticCopyFolder(folder)
  await symlink('/dev/full', join(own, 'new', '0'))
  await making.target.put('index.html', 'new', 'page')
  await expect(making.finish('')).rejects.toThrow('ENOSPC')
  await making.discard()
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('old')
  const noting = await copyInto(folder, { 'index.html': 'new' })
  await symlink('/dev/full', join(own, 'files.json.new'))
  await expect(noting.finish('')).rejects.toThrow('ENOSPC')
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('old')
  await rm(join(own, 'files.json.new'))
  await (await copyInto(folder, { 'index.html': 'new' })).finish('')
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('new')
})

test('a folder with other files is rejected unless they may stay', async () => {
  const folder = temporaryFolder()
  await writeFile(join(folder, 'CNAME'), 'group.example')
  await mkdir(join(folder, '.git'))
  await writeFile(join(folder, '.git', 'HEAD'), 'ref')
  await mkdir(join(folder, 'old'))
  await writeFile(join(folder, 'old', 'thesis.pdf'), 'pdf')
  await expect(openStaticCopyFolder(folder)).rejects.toThrow(
    'old/thesis.pdf. Name an empty folder, or those',
  )
  const opened = await copyInto(folder, { 'index.html': 'home' }, ['old'])
  await opened.finish('')
  await (await copyInto(folder, {}, ['old'])).finish('')
  expect(whole(folder)).toEqual(['.git/HEAD', 'CNAME', 'old/thesis.pdf'])
})

test('a file can become a folder and a folder a file', async () => {
  const folder = temporaryFolder()
  await (await copyInto(folder, { a: 'file', 'b/inner': 'inner' })).finish('')
  await (await copyInto(folder, { 'a/inner': 'inner', b: 'file' })).finish('')
  expect(whole(folder)).toEqual(['a/inner', 'b'])
})
