import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const map = readFileSync('docs/map.md', 'utf8')

/** What a section of the map names between backquotes that is a path from the project's folder. */
const pathsIn = (text: string): string[] =>
  Array.from(text.matchAll(/`((?:contract|server|web|scripts|e2e|docs|deploy)\/[^`*<>]+\.\w+)`/g))
    .map(([, path = '']) => path)
    // An entity that does not exist, as an example.
    .filter((path) => !/\bevent|NNN/.test(path))

const section = (title: string): string =>
  map.split('\n## ').find((part) => part.startsWith(title)) ?? ''

test('every file that the map names is there', () => {
  const paths = pathsIn(map)
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test('the ten concepts each have a file of at most 60 lines', () => {
  const paths = pathsIn(section('Ten concepts'))
  expect(paths).toHaveLength(10)
  const isLong = (path: string) => readFileSync(path, 'utf8').split('\n').length > 61
  expect(paths.filter(isLong)).toEqual([])
})

test('decisions are numbered without holes, and lead only to decisions that are there', () => {
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
