import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * An optional field of a publication in citation files and on the public page, and the maximum number of files that mention it,
 * without those of its translations.
 */
const field = { name: 'edition', most: 8 }

/** Formatting a field in citation styles and requesting it from services is optional, so these files do not count. */
const isMore = (path: string) => /\/citation\/styles\/|\/lookup\//.test(path)

/** Returns code without comments. */
const codeOf = (path: string) =>
  readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** Returns code without import paths, which may contain a field's name. */
const withoutPaths = (code: string) => code.replaceAll(/\bfrom '[^']+'/g, '')

/** Whether a file is about publications, by its path or its imports. */
const isAboutPublications = (path: string, code: string) =>
  [path, ...Array.from(code.matchAll(/\bfrom '([^']+)'/g), ([, from = '']) => from)].some((each) =>
    /publication|citation|content\/languages\//.test(each),
  )

test(`a field of a publication such as ${field.name} costs at most ${field.most} files`, () => {
  const files = globSync('{contract,server,web}/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.tsx?$|\/testing\/|\/demo\//.test(path) && !isMore(path),
  )
  const word = new RegExp(String.raw`\b${field.name}\b`)
  const naming = files.filter((path) => {
    const code = codeOf(path)
    return word.test(withoutPaths(code)) && isAboutPublications(path, code)
  })
  const languages = naming.filter((path) => path.includes('content/languages/'))
  expect(languages).toHaveLength(globSync('contract/content/languages/*/').length)
  // One more for the migration, because the list of migrations mentions its name instead of the field’s.
  const cost = naming.length - languages.length + 1
  expect(cost, naming.join('\n')).toBeLessThanOrEqual(field.most)
  const map = readFileSync('docs/map.md', 'utf8')
  const inMap = (path: string) =>
    path.replace(/\d{3}-.*$/, 'NNN-').replace(/(languages\/)\w+/, '$1<code>')
  expect(naming.filter((path) => !map.includes(inMap(path)))).toEqual([])
})
