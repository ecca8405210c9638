import { expect } from 'vitest'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import type { ServerProcess } from './process.ts'

/** Long enough to be rendered in another process. */
const long = (end: string) => `${'Words as people write them. '.repeat(600)}\n\n${end}`

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

const doublings = Array.from({ length: 40 }, (_, at) => `@string{s${at + 1} = s${at} # s${at}}\n`)
const bibtex = `@string{s0 = "abcdefghij"}\n${doublings.join('')}@article{a, title = s40, author = {A B}}`

/** Checks that a server does long work in other processes, and responds to short requests first. */
export const expectWorkApart = async (server: ServerProcess, token: string): Promise<void> => {
  const { page, issue, site, publication } = server.client(token)
  await page.createPage({ title: 'Long', path: '/long', content: long('A **bold** end.') })
  const order: string[] = []
  const ask = async (path: string) => {
    const text = await (await fetch(server.origin + path)).text()
    order.push(path)
    return text
  }
  const [shown] = await Promise.all([ask('/long'), ask('/healthz')])
  expect(shown).toContain('<strong>bold</strong>')
  expect(order).toEqual(['/healthz', '/long'])

  const { data } = await issue.createIssue({ subject: 'Long', content: long('A **bold** end.') })
  expect((await issue.previewIssue({ issueId: data._id })).html).toContain('<strong>bold</strong>')

  const logo = new File([svg], 'logo.svg', { type: 'image/svg+xml' })
  expect((await site.updateBrand({ logo })).brand.logo).toMatch(/^\/media\//)

  const { importId } = await publication.previewImport({ text: bibtex })
  await eventually(async () => {
    const { import: found } = await publication.import({ importId })
    expect(found.entries[0]?.reason).toContain('stands for more text than can be read')
  })

  const form = new FormData()
  form.append('name', 'A')
  form.append('about', '!['.repeat(60_000))
  const headers = { authorization: `Bearer ${token}` }
  const address = `${server.origin}/api/v1/profile/createProfile`
  const refused = await fetch(address, { method: 'POST', headers, body: form })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    errors: [{ path: 'about', message: 'Too complicated to read, line 1' }],
  })
}
