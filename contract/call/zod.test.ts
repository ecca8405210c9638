import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** How often code was made from text while a script ran. */
const codeMadeFromText = (script: string): number => {
  const counted = `
    let made = 0
    globalThis.Function = new Proxy(Function, {
      construct: (target, texts) => {
        made++
        return Reflect.construct(target, texts)
      },
    })
    ${script}
    process.stdout.write(String(made))`
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', counted]))
}

test('where there is a document, zod does not even try whether code can be made from text', () => {
  const everySchema = `globalThis.document = {}; await import('#contract/api.ts')`
  expect(codeMadeFromText(everySchema)).toBe(0)
  // The server may: that it does for any schema shows that the count above would have seen it.
  const oneSchema = `const { z } = await import('#contract/call/zod.ts'); z.object({ a: z.string() })`
  expect(codeMadeFromText(oneSchema)).toBeGreaterThan(0)
})
