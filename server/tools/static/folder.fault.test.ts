import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { temporaryFolder } from '#server/tools/testing/database/database.ts'
import { openStaticCopyFolder } from './folder.ts'

const pages = 300

/** Script of the process that is killed. It copies pages that each need a part, and reports its progress. */
const copying = `
const [, folder, name, isFinished] = process.argv
const { openStaticCopyFolder } = await import(${JSON.stringify(import.meta.resolve('./folder.ts'))})
const { target, finish } = await openStaticCopyFolder(folder)
for (let at = 0; at < ${pages}; at++) {
  await target.put('page-' + at + '.html', name + ' ' + at, 'page')
  await target.put('parts/' + name + '-' + at, 'part', 'part')
}
if (isFinished) await finish('notes')
console.log('done')
setInterval(() => undefined, 1000)
`

const startCopy = (folder: string, name: string, isFinished: boolean) => {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', copying, folder, name, ...(isFinished ? ['yes'] : [])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const said = once(child.stdout, 'data')
  const kill = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return { said, kill }
}

const pageAt = (folder: string, at: number) => readFile(join(folder, `page-${at}.html`), 'utf8')

/** Finds which copy each page is from, and checks that its part exists. */
const copiesIn = async (folder: string): Promise<Set<string>> => {
  const names = new Set<string>()
  for (let at = 0; at < pages; at++) {
    const [name = '', number] = (await pageAt(folder, at)).split(' ')
    expect(number).toBe(String(at))
    expect(existsSync(join(folder, 'parts', `${name}-${at}`))).toBe(true)
    names.add(name)
  }
  return names
}

test('a copy killed at any moment leaves a complete site, and the next one finishes', async () => {
  const folder = temporaryFolder()
  const first = startCopy(folder, 'old', true)
  await first.said
  await first.kill()
  expect(await copiesIn(folder)).toEqual(new Set(['old']))

  // Killed before any file is moved into place.
  const second = startCopy(folder, 'new', false)
  await second.said
  await second.kill()
  expect(await copiesIn(folder)).toEqual(new Set(['old']))

  // Killed while or just after files are moved. Either way, each page is complete.
  const third = startCopy(folder, 'new', true)
  await eventually(() => expect(existsSync(join(folder, 'parts', 'new-0'))).toBe(true))
  await third.kill()
  for (const name of await copiesIn(folder)) expect(['old', 'new']).toContain(name)

  const { target, finish } = await openStaticCopyFolder(folder)
  for (let at = 0; at < pages; at++) {
    await target.put(`page-${at}.html`, `last ${at}`, 'page')
    await target.put(`parts/last-${at}`, 'part', 'part')
  }
  expect(await finish('notes')).toMatchObject({ files: 2 * pages })
  expect(await copiesIn(folder)).toEqual(new Set(['last']))
  expect(existsSync(join(folder, 'parts', 'old-0'))).toBe(false)
  expect(existsSync(join(folder, '.salus-static', 'new'))).toBe(false)
})
