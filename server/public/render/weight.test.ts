import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { homeSections } from '#contract/content/home.ts'
import { headlineFonts } from '#contract/site/default-brand.ts'
import { startBuiltPages } from '#server/tools/testing/app/built-pages.ts'
import { builtClientFolder } from './web.ts'

const mostFont = 60_000

const addressesIn = (page: string, tag: RegExp): string[] =>
  Array.from(page.matchAll(tag), ([, address = '']) => address).toSorted()
const fontsIn = (page: string) => addressesIn(page, /<link rel="preload" href="([^"]+)" as="font"/g)
const scriptsIn = (page: string) => addressesIn(page, /"(\/assets\/[^"]+\.js)"/g)

test('a page loads the chosen headline font and the text font, each at most 60 kB', async () => {
  const { admin, app } = await startBuiltPages()
  const named = new Set<string>()
  for (const face of headlineFonts) {
    await admin.site.updateBrand({ face })
    const fonts = fontsIn(await (await app.fetch('/', {})).text())
    expect(fonts, face).toHaveLength(2)
    for (const font of fonts) {
      named.add(font)
      expect((await stat(join(builtClientFolder, font))).size, font).toBeLessThanOrEqual(mostFont)
    }
  }
  expect(named.size).toBe(1 + headlineFonts.length)
})

test('the order of home page sections does not change its scripts, and hidden sections add none', async () => {
  const { admin, app } = await startBuiltPages()
  const home = async () => (await app.fetch('/', {})).text()
  const show = async (sections: readonly string[]) => {
    const fields = { 'home.sections': sections.map((section) => ({ section })) }
    await admin.site.updateContent({ fields })
    await admin.site.publishContent({})
    return home()
  }
  const usual = await home()
  const scripts = scriptsIn(usual)
  expect(scripts.length).toBeGreaterThan(3)
  expect(scriptsIn(await show(homeSections.toReversed()))).toEqual(scripts)
  const fewer = await show(homeSections.slice(0, 2))
  expect(fewer.length).toBeLessThan(usual.length)
  expect(scripts).toEqual(expect.arrayContaining(scriptsIn(fewer)))
})
