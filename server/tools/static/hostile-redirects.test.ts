import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mayBeFormerPath } from '#server/base/redirect/former-path.ts'
import { makePost, startSite } from '#server/tools/testing/content/content.ts'
import { temporaryFolder } from '#server/tools/testing/database/database.ts'
import { copyInto } from '#server/tools/testing/files/static-copy.ts'

const base = '/~group/'

/** Former paths that an imported site may have, but that no file or rule of a copy can have. */
const hostile = [
  '/x%0ainjected/',
  '/x%0d%0ainjected',
  '/x%00y',
  '/x\u0001y',
  '/%zz',
  '/a//b',
  '//evil.example/x',
  '/..%2f..%2foutside',
  '/a/%2e%2e/%2e%2e/outside',
  '/a%5c..%5coutside',
  `/${'x'.repeat(300)}`,
  '/.htaccess',
  '/.git/config',
  '/.salus-static/files.json',
  '/_headers',
  '/nginx.conf',
  '/nginx.conf/x',
  '/index.html',
  '/team/index.html',
  '/404.html',
  '/feed.xml/x',
  '/answers/list.json',
]
const strange = [
  '/open.html',
  '/x%22y',
  '/x;y%7d',
  '/x$1',
  '/%3cscript%3e',
  '/%c3%a9/%c3%9f',
  '/100%25',
]

test('former paths break neither the files nor the rules of a copy', async () => {
  const site = await startSite()
  const { queries } = site.app.services.database
  const { _id: entityId } = await makePost(site.admin, { title: 'Sleep' })
  const paths = [...hostile, ...strange, '/*', '/:x']
  expect(paths.filter((path) => !mayBeFormerPath(path, 'post', entityId))).toEqual([])
  await queries
    .insertInto('redirect')
    .values(paths.map((path) => ({ path, entity: 'post', entityId })))
    .execute()
  const folder = temporaryFolder()
  await copyInto(folder, site, base)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const to = `${base}project/${entityId}/sleep`
  expect(read('_redirects')).toBe(
    strange
      .map((path) => `${base.slice(0, -1)}${path} ${to} 301\n`)
      .toSorted()
      .join(''),
  )
  for (const rules of ['.htaccess', 'nginx.conf'])
    expect(read(rules)).not.toMatch(/injected|outside|evil/)
  expect(read('.htaccess').match(/301,L,NE/g)).toHaveLength(strange.length + 2)
  for (const file of ['index.html', 'team/index.html', '404.html', 'answers/list.json'])
    expect(read(file)).not.toContain('http-equiv="refresh"')
  expect(read('open.html/index.html')).toContain(`url=${to}"`)
  expect(existsSync(join(folder, '.git'))).toBe(false)
  // A later copy keeps what is unchanged.
  expect(await copyInto(folder, site, base)).toMatchObject({ written: 0, removed: 0 })
})
