import { describe, expect, it } from 'vitest'
import { inTime } from './in-time.server.ts'
import { toProse } from './markdown.server.ts'
import { plainText } from './plain-text.server.ts'

const place = { prefix: 'x', level: 3 }
const most = 200_000
const fill = (part: string) => part.repeat(Math.floor(most / part.length))

describe('texts made to take long', () => {
  it.each([
    ['quotes in quotes', fill('>')],
    ['quotes with spaces', fill('> ')],
    ['lists in lists', fill('- ')],
    ['numbers in numbers', fill('1. ')],
    ['brackets', fill('[')],
    ['pictures', fill('![')],
    ['links in links', fill('[a](')],
    ['stars', fill('*a**')],
    ['one run of stars', `a${'*'.repeat(most / 2)}b${'*'.repeat(most / 2)}`],
    ['tildes', fill('~a')],
    ['dollars', fill('$a')],
    ['formulas', fill('$x$ ')],
    ['a formula that grows', '$\\def\\a#1{#1#1#1}\\a{\\a{\\a{\\a{\\a{\\a{\\a{\\a{x}}}}}}}}$'],
    ['formulas in formulas', `$${'\\frac{'.repeat(900)}$`],
    ['many quotes', fill('>a\n\n')],
    ['a quote without end', `> a\n${fill('b\n')}`],
    [
      'a table that grows',
      `${'|a'.repeat(20_000)}\n${'|-'.repeat(20_000)}\n${'|\n'.repeat(20_000)}`,
    ],
    ['an address that is repeated', `[a]: /${'b'.repeat(90_000)}\n\n${'[a] '.repeat(25_000)}`],
    ['footnotes', fill('[^a]: x\n')],
    ['words', fill('lorem ipsum dolor sit amet ')],
    ['lines', fill('\n')],
  ])('%s', async (_, text) => {
    const tree = await toProse(text, place)
    expect(plainText(text).length).toBeLessThanOrEqual(text.length)
    // What is shown stays of the size of what was typed.
    expect(JSON.stringify(tree).length).toBeLessThan(text.length * 20 + 100_000)
  })

  it('ends work that does not end by itself', () => {
    expect(() =>
      inTime('', () => {
        for (;;);
      }),
    ).toThrow('timed out')
    expect(inTime('', () => 'next')).toBe('next')
  })
})
