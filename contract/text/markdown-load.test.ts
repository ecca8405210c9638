import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { CallMap } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { z } from '#contract/call/zod.ts'
import { allEntityDefinitions } from '#contract/lifecycle/entities.ts'
import { findTooComplexLine, isQuickToRender } from './markdown-load.ts'

describe('Markdown that is too complicated', () => {
  test.for([
    [
      'words with signs among them',
      'See **this**, [that](/a) and `code`, *now*. '.repeat(4_000),
      0,
    ],
    ['a list of a thousand links', '- [A title](https://a.example/b) *2020*\n'.repeat(1_000), 0],
    ['a table', '| a | **b** | `c` |\n'.repeat(1_000), 0],
    ['lines to fill in', `${'_'.repeat(80)}\n`.repeat(500), 0],
    ['brackets', `Text\n\n${'['.repeat(500)}`, 3],
    ['pictures', '!['.repeat(500), 1],
    ['stars', '*a'.repeat(1_100), 1],
    ['one run of stars', '*'.repeat(1_100), 1],
    ['tags', '<a '.repeat(500), 1],
    ['code', '`a``'.repeat(500), 1],
    ['quotes in quotes', `Text\n${'> '.repeat(30)}`, 2],
  ] as const)('%s', ([, markdown, line]) => {
    expect(findTooComplexLine(markdown)).toBe(line)
  })
})

test('normal text is light, markup alone is not', () => {
  expect(
    isQuickToRender('Words with *some* signs, and [links](/a), as people write them. '.repeat(60)),
  ).toBe(true)
  expect(isQuickToRender('- a\n'.repeat(600))).toBe(false)
  expect(isQuickToRender('$x$ '.repeat(200))).toBe(false)
  expect(isQuickToRender('word '.repeat(4_000))).toBe(false)
})

/** Lists names of fields that are Markdown in every entity. */
const names = () => {
  const fields = allEntityDefinitions.flatMap(({ fields: all }: EntityDefinition) =>
    Object.entries(all),
  )
  const others = new Set(fields.filter(([, { kind }]) => kind !== 'markdown').map(([name]) => name))
  return fields.filter(([name, { kind }]) => kind === 'markdown' && !others.has(name))
}

const inputs = Object.values<CallMap>(api).flatMap((calls) => Object.entries(calls))

test('no call accepts Markdown that takes too long to parse', () => {
  const markdown = `Text\n${'*a'.repeat(1_100)}`
  const checked = names().flatMap(([name]) =>
    inputs.flatMap(([call, { input }]) => {
      const field = input.shape[name]
      // A field of the same name may be no text, such as a duration.
      if (!field || !z.safeParse(field, 'Text').success) return []
      const messages =
        z.safeParse(field, markdown).error?.issues.map(({ message }) => message) ?? []
      return [{ call, name, messages }]
    }),
  )
  expect(checked.length).toBeGreaterThan(10)
  for (const { call, name, messages } of checked) {
    expect(messages, `${call} ${name}`).toEqual(['Too complicated to read, line 2'])
  }
})
