import { describe, expect, it } from 'vitest'
import { createMarkdownConverter } from './prose-reader.server.ts'
import { proseToPlainText } from './prose-to-plain-text.server.ts'
import { markdownToProse } from './to-prose.ts'

const toProse = createMarkdownConverter(async ({ markdown, place }) =>
  markdownToProse(markdown, place),
)
const place = { prefix: 'x', level: 3 }
const most = 200_000
// An eightieth of the limit suffices for texts with much work per character. It shows whether the result
// grows faster than the text, and is parsed completely, while a longer text would be rejected.
const many = most / 80
const fill = (part: string, length = most) => part.repeat(Math.floor(length / part.length))

describe('texts designed to take long', () => {
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
    ['dollars', fill('$a', many)],
    ['formulas', fill('$x$ ', many)],
    ['a formula that grows', '$\\def\\a#1{#1#1#1}\\a{\\a{\\a{\\a{\\a{\\a{\\a{\\a{x}}}}}}}}$'],
    ['formulas in formulas', `$${'\\frac{'.repeat(900)}$`],
    ['many quotes', fill('>a\n\n', many)],
    ['a quote without end', `> a\n${fill('b\n', many)}`],
    ['a table that grows', `${'|a'.repeat(200)}\n${'|-'.repeat(200)}\n${'|\n'.repeat(200)}`],
    ['an address that is repeated', `[a]: /${'b'.repeat(5_000)}\n\n${'[a] '.repeat(300)}`],
    ['footnotes', fill('[^a]: x\n', many)],
    ['words', fill('lorem ipsum dolor sit amet ', many)],
    ['lines', fill('\n')],
  ])('%s', async (_, text) => {
    const tree = await toProse(text, place)
    expect(proseToPlainText(text).length).toBeLessThanOrEqual(text.length)
    // The result stays proportional to the text.
    expect(JSON.stringify(tree).length).toBeLessThan(text.length * 20 + 100_000)
  })
})
