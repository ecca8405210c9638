import { expect, test } from 'vitest'
import { startBuiltPages } from '#server/tools/testing/app/built-pages.ts'
import { unknownId } from '#server/tools/testing/content/content.ts'
import {
  addHiddenContent,
  addVisibleContent,
  hiddenMarker,
  hiddenPaths,
  linkMenuToHidden,
  referToHidden,
  withdrawnPath,
  withdrawnSlug,
} from '#server/tools/testing/content/hidden-content.ts'
import {
  dataRequestOf,
  listOpenUrls,
  pageUrlsWithId,
} from '#server/tools/testing/http/public-addresses.ts'
import {
  canRevealEntry,
  fetchAsText,
  withoutDigests,
} from '#server/tools/testing/http/visitor-questions.ts'

/** Returns other paths of a page, and the path of its sharing picture. */
const namesOf = (page: string): string[] =>
  page.includes('?') ? [] : [`${page}/${withdrawnSlug}`, `/share${page}/abc123.jpg`]

test('hidden entries change no page, and behave like missing ones', async () => {
  const { admin, app } = await startBuiltPages()
  const shown = await addVisibleContent(admin)
  const ask = (path: string) => fetchAsText(app.origin, { path })
  const before = new Map<string, string>()
  const askBefore = async (addresses: readonly string[]) => {
    for (const address of addresses) before.set(address, await ask(address))
  }
  const open = [...listOpenUrls(hiddenMarker), ...hiddenPaths]
  // Skips ids of other kinds than the page shows.
  const told: string[] = []
  const dataWithout = async (page: string, id: string) =>
    withoutDigests(await ask(dataRequestOf(page))).replaceAll(id, unknownId)
  const never = new Map<string, string>()
  for (const page of pageUrlsWithId(unknownId)) never.set(page, await dataWithout(page, unknownId))
  for (const [kind, id] of Object.entries(shown.byKind)) {
    for (const page of pageUrlsWithId(id)) {
      const tells = (await dataWithout(page, id)) !== never.get(page.replace(id, unknownId))
      expect(tells, `${page} tells of a ${kind}`).toBe(canRevealEntry(kind, { path: page }, id))
      if (tells) told.push(page)
    }
  }
  const addresses = [...open, ...told, ...told.flatMap(namesOf)]
  await askBefore(addresses)
  expect([...before.values()].filter((page) => page.startsWith('200')).length).toBeGreaterThan(30)

  const hidden = await addHiddenContent(admin, shown)
  for (const address of addresses) {
    expect(await ask(address), `${address} is another than before`).toBe(before.get(address))
  }
  // A preview shows its own draft, but no other hidden content.
  const secrets = [hiddenMarker, ...hidden.ids, ...hidden.pictures]
  for (const { path, word } of hidden.previews) {
    const page = await ask(path)
    expect(page).toContain(`${hiddenMarker} ${word}`)
    const rest = page.replaceAll(new RegExp(`${hiddenMarker}( |%20|-|/)${word}\\b`, 'g'), '')
    expect(secrets.filter((secret) => rest.includes(secret))).toEqual([])
  }

  await referToHidden(admin, shown, hidden.entries)
  const unknown = new Map<string, string>()
  const askUnknown = async (address: string) => {
    const page = unknown.get(address) ?? withoutDigests(await ask(address))
    unknown.set(address, page)
    return page
  }
  for (const { id, kind } of hidden.asked) {
    const telling = pageUrlsWithId(id).filter((path) => canRevealEntry(kind, { path }, id))
    for (const address of [...telling, ...telling.flatMap(namesOf)]) {
      const page = withoutDigests(await ask(address)).replaceAll(id, unknownId)
      expect(page, address).toBe(await askUnknown(address.replace(id, unknownId)))
    }
  }
  expect(await ask(withdrawnPath)).toBe(await ask('/never-was'))
  for (const address of addresses) {
    const page = await ask(address)
    // A search for the words must find no more than before.
    if (address.includes(hiddenMarker)) expect(page, address).toBe(before.get(address))
    const named = secrets.filter((word) => !address.includes(word) && page.includes(word))
    expect(named, `${address} tells`).toEqual([])
  }
  await linkMenuToHidden(admin, hidden.entries)
  const home = await ask('/')
  expect(secrets.filter((word) => home.includes(word))).toEqual([])
})
