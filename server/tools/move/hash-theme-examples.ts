import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseFrontMatter } from '#server/move/text/front-matter.ts'
import { toRecord, toRecords } from '#server/move/text/values.ts'
import { readYaml } from '#server/move/text/yaml.ts'
import { examplePaths, exampleTextsOf, hashSentences } from '#server/move/theme-examples.ts'
import { bibtexToImportedEntries } from '#server/move/work-entry.ts'

// Prints the hashes of a theme's examples for `theme-example-hashes.ts`. Arguments: the theme, and folders with its versions.

const documentsIn = (name: string, text: string): ReturnType<typeof exampleTextsOf>[] => {
  if (/\.bib$/.test(name))
    return bibtexToImportedEntries(text, name).map(({ title }) => ({ title, texts: [title] }))
  if (/\.ya?ml$/.test(name))
    return toRecords(readYaml(text).values).map((each) => exampleTextsOf({ data: toRecord(each) }))
  return /\.(?:md|html)$/.test(name) ? [exampleTextsOf(parseFrontMatter(text))] : []
}

const [theme = '', ...folders] = process.argv.slice(2)
const path = Object.entries(examplePaths).find(([name]) => name === theme)?.[1]
const hashes = new Set<string>()
for (const folder of folders) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path?.test(name) || !/\.(?:md|html|ya?ml|bib)$/.test(name)) continue
    const text = readFileSync(join(folder, name), 'utf8')
    for (const { title, texts } of documentsIn(relative('', name), text))
      for (const hash of [title.replaceAll('\n', ' '), ...texts].flatMap(hashSentences))
        hashes.add(hash)
  }
}
process.stdout.write(`${[...hashes].toSorted().join(' ')}\n`)
