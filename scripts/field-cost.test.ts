import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * An optional field of a publication that citation files and the public page show, and the most files it may cost besides
 * one for each language into which its name is translated.
 */
const field = { name: 'edition', most: 8 }

/** A field is kept, imported and exported without these: styles print it, and services are asked for it. */
const isMore = (path: string) => /\/citation\/styles\/|\/lookup\//.test(path)

/** Code without its comments, so that only what runs counts. */
const codeOf = (path: string) =>
  readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** The same without where it imports from: a folder is no field. */
const withoutPaths = (code: string) => code.replaceAll(/\bfrom '[^']+'/g, '')

/**
 * A file that touches a field of a publication is called after publications or citations, lies in such a folder or
 * among the translations, or imports from one.
 */
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
  // The list of migrations names the column's migration, not the field.
  const cost = naming.length - languages.length + 1
  expect(cost, naming.join('\n')).toBeLessThanOrEqual(field.most)
  const map = readFileSync('docs/map.md', 'utf8')
  const inMap = (path: string) =>
    path.replace(/\d{3}-.*$/, 'NNN-').replace(/(languages\/)\w+/, '$1<code>')
  expect(naming.filter((path) => !map.includes(inMap(path)))).toEqual([])
})
