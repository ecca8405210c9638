import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** How often code was made from text while every schema of the contract was made. */
const codeMadeFromText = (prepare: string): number => {
  const script = `
    ${prepare}
    let made = 0
    globalThis.Function = new Proxy(Function, {
      construct: (target, texts) => {
        made++
        return Reflect.construct(target, texts)
      },
    })
    await import('#contract/api.ts')
    process.stdout.write(String(made))`
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', script]))
}

test('where there is a document, zod does not even try whether code can be made from text', () => {
  expect(codeMadeFromText('globalThis.document = {}')).toBe(0)
  // The server may: that it does shows that the count above would have seen it.
  expect(codeMadeFromText('')).toBeGreaterThan(0)
})
