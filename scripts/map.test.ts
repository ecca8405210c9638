import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const map = readFileSync('docs/map.md', 'utf8')

/** Finds the quoted paths from the project's folder in a section of the map. */
const pathsIn = (text: string): string[] =>
  Array.from(text.matchAll(/`((?:contract|server|web|scripts|e2e|docs|deploy)\/[^`*<>]+\.\w+)`/g))
    .map(([, path = '']) => path)
    // Paths of an example entity that does not exist.
    .filter((path) => !/\bevent|NNN/.test(path))

const fileInText =
  /(?<![\w/.-])(?:contract|server|web|scripts|e2e|bench|deploy)\/[\w./-]+\.(?:tsx?|mjs|sh|conf|css|env)\b/g

const section = (title: string): string =>
  map.split('\n## ').find((part) => part.startsWith(title)) ?? ''

test('every file in the map exists', () => {
  const paths = pathsIn(map)
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test('every file in a decision exists', () => {
  const named = readdirSync('docs/decisions').flatMap((name) =>
    (readFileSync(`docs/decisions/${name}`, 'utf8').match(fileInText) ?? []).map(
      (path) => `${name}: ${path}`,
    ),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((each) => !existsSync(each.split(': ')[1] ?? ''))).toEqual([])
})

test('the ten concepts each have a file of at most 60 lines', () => {
  const paths = pathsIn(section('Ten concepts'))
  expect(paths).toHaveLength(10)
  const isLong = (path: string) => readFileSync(path, 'utf8').split('\n').length > 61
  expect(paths.filter(isLong)).toEqual([])
})

/** Lists the project's files that a file imports, as paths from the project's folder. */
const importsOf = (path: string): string[] =>
  Array.from(
    readFileSync(path, 'utf8').matchAll(/\b(?:from|import\()\s*'([#.][^']+)'/g),
    ([, to = '']) => (to.startsWith('#') ? to.slice(1) : join(dirname(path), to)),
  )

test('the walk of a title names each file once, connected to a previous one', () => {
  const parts = section('A publication')
    .split(/\n\n(?=[A-Z][^\n]+:\n)/)
    .slice(1)
  expect(parts).toHaveLength(4)
  const walks = parts.map((part) => pathsIn(part))
  const count = new Set(walks.flat()).size
  expect(count).toBe(walks.flat().length)
  expect(section('A publication')).toContain(`The ${count} files`)
  const isConnected = (path: string, before: readonly string[]) =>
    importsOf(path).some((to) => before.includes(to)) ||
    before.some((from) => importsOf(from).includes(path))
  const lost = walks.flatMap((walk) =>
    walk.slice(1).filter((path, at) => !isConnected(path, walk.slice(0, at + 1))),
  )
  expect(lost).toEqual([])
})

test('decisions are numbered without gaps, and link only to existing decisions', () => {
  const names = readdirSync('docs/decisions').toSorted()
  const numbers = names.map((_, at) => String(at + 1).padStart(3, '0'))
  expect(names.map((name) => name.slice(0, 3))).toEqual(numbers)
  for (const name of names) {
    const text = readFileSync(`docs/decisions/${name}`, 'utf8')
    expect(text.startsWith(`# ${name.slice(0, 3)}`), name).toBe(true)
    const linked = Array.from(text.matchAll(/\]\((\d{3}-[^)]+\.md)\)/g), ([, file = '']) => file)
    expect(
      linked.filter((file) => !names.includes(file)),
      name,
    ).toEqual([])
  }
})
