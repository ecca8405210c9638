import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentFields } from './fields.ts'

const isGroup = (value: unknown): value is { name: string; defaults: object } =>
  typeof value === 'object' && value !== null && 'name' in value && 'defaults' in value

test('editors can change and translate every string that visitors read', async () => {
  const folder = new URL('./', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.startsWith('languages/'))
  const modules: object[] = await Promise.all(
    files.map((file) => import(new URL(file, folder).href)),
  )
  const groups = modules.flatMap((each) => Object.values(each)).filter(isGroup)
  expect(groups.length).toBeGreaterThan(30)
  const named = new Set(Object.keys(contentFields).map((name) => name.slice(0, name.indexOf('.'))))
  expect(groups.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
})
