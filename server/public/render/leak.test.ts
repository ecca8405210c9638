import { expect, test } from 'vitest'
import { startBuiltPages } from '#server/tools/testing/app/built-pages.ts'
import { unknownId } from '#server/tools/testing/content/content.ts'
import {
  hiddenPaths,
  hideContent,
  leadToHidden,
  marker,
  nameHidden,
  showContent,
  withdrawnPath,
  withdrawnSlug,
} from '#server/tools/testing/content/hidden-content.ts'
import { dataOf, openAddresses, pagesOf } from '#server/tools/testing/http/public-addresses.ts'
import { askFor, isAbout, withoutDigests } from '#server/tools/testing/http/visitor-questions.ts'

/** Returns other paths of a page, and the path of its sharing picture. */
const namesOf = (page: string): string[] =>
  page.includes('?') ? [] : [`${page}/${withdrawnSlug}`, `/share${page}/abc123.jpg`]

test('hidden entries change no page, and behave like missing ones', async () => {
  const { admin, app } = await startBuiltPages()
  const shown = await showContent(admin)
  const ask = (path: string) => askFor(app.origin, { path })
  const before = new Map<string, string>()
  const askBefore = async (addresses: readonly string[]) => {
    for (const address of addresses) before.set(address, await ask(address))
  }
  const open = [...openAddresses(marker), ...hiddenPaths]
  // Skips ids of other kinds than the page shows.
  const told: string[] = []
  const dataWithout = async (page: string, id: string) =>
    withoutDigests(await ask(dataOf(page))).replaceAll(id, unknownId)
  const never = new Map<string, string>()
  for (const page of pagesOf(unknownId)) never.set(page, await dataWithout(page, unknownId))
  for (const [kind, id] of Object.entries(shown.byKind)) {
    for (const page of pagesOf(id)) {
      const tells = (await dataWithout(page, id)) !== never.get(page.replace(id, unknownId))
      expect(tells, `${page} tells of a ${kind}`).toBe(isAbout(kind, { path: page }, id))
      if (tells) told.push(page)
    }
  }
  const addresses = [...open, ...told, ...told.flatMap(namesOf)]
  await askBefore(addresses)
  expect([...before.values()].filter((page) => page.startsWith('200')).length).toBeGreaterThan(30)

  const hidden = await hideContent(admin, shown)
  for (const address of addresses) {
    expect(await ask(address), `${address} is another than before`).toBe(before.get(address))
  }
  // A preview shows its own draft, but no other hidden content.
  const secrets = [marker, ...hidden.ids, ...hidden.pictures]
  for (const { path, word } of hidden.previews) {
    const page = await ask(path)
    expect(page).toContain(`${marker} ${word}`)
    const rest = page.replaceAll(new RegExp(`${marker}( |%20|-|/)${word}\\b`, 'g'), '')
    expect(secrets.filter((secret) => rest.includes(secret))).toEqual([])
  }

  await nameHidden(admin, shown, hidden.entries)
  const unknown = new Map<string, string>()
  const askUnknown = async (address: string) => {
    const page = unknown.get(address) ?? withoutDigests(await ask(address))
    unknown.set(address, page)
    return page
  }
  for (const { id, kind } of hidden.asked) {
    const telling = pagesOf(id).filter((path) => isAbout(kind, { path }, id))
    for (const address of [...telling, ...telling.flatMap(namesOf)]) {
      const page = withoutDigests(await ask(address)).replaceAll(id, unknownId)
      expect(page, address).toBe(await askUnknown(address.replace(id, unknownId)))
    }
  }
  expect(await ask(withdrawnPath)).toBe(await ask('/never-was'))
  for (const address of addresses) {
    const page = await ask(address)
    // A search for the words must find no more than before.
    if (address.includes(marker)) expect(page, address).toBe(before.get(address))
    const named = secrets.filter((word) => !address.includes(word) && page.includes(word))
    expect(named, `${address} tells`).toEqual([])
  }
  await leadToHidden(admin, hidden.entries)
  const home = await ask('/')
  expect(secrets.filter((word) => home.includes(word))).toEqual([])
})
