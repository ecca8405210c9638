import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Counts how often a script compiled code from text. */
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

test('zod does not even try to compile code in a document', () => {
  const everySchema = `globalThis.document = {}; await import('#contract/api.ts')`
  expect(codeMadeFromText(everySchema)).toBe(0)
  // The server does compile code, which proves that the count works.
  const oneSchema = `const { z } = await import('#contract/call/zod.ts'); z.object({ a: z.string() })`
  expect(codeMadeFromText(oneSchema)).toBeGreaterThan(0)
})
