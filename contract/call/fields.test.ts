import { describe, expect, test } from 'vitest'
import {
  dateSchema,
  emailSchema,
  entryIdSchema,
  jsonListSchema,
  requiredMarkdownSchema,
  requiredTitleSchema,
  textSchema,
  webUrlSchema,
  wholeNumberSchema,
} from './fields.ts'
import { z } from './zod.ts'

const accepts = (schema: z.ZodType, value: unknown): boolean => z.safeDecode(schema, value).success
const refusal = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message

describe('text', () => {
  test.for(['a', ' ', '', '𝔘𝔫𝔦', '👩🏽‍🔬', 'שָׁלוֹם', '<script>', "'; drop table --", '\n\t'])(
    'keeps %j exactly as typed',
    (value) => {
      expect(textSchema(100).parse(value)).toBe(value)
    },
  )

  test('limits the number of characters', () => {
    expect(accepts(requiredTitleSchema('a title'), 'x'.repeat(200))).toBe(true)
    expect(refusal(requiredTitleSchema('a title'), 'x'.repeat(201))).toBe('At most 200 characters')
    expect(accepts(requiredMarkdownSchema('a summary'), 'x'.repeat(200_000))).toBe(true)
    expect(refusal(requiredMarkdownSchema('a summary'), 'x'.repeat(200_001))).toBe(
      'At most 200,000 characters',
    )
  })

  test.for(['a\u0000b', '\ud800', 'a\udc00'])(
    'rejects %j, which no database can store',
    (value) => {
      expect(refusal(textSchema(10), value)).toBe('Contains characters that cannot be stored')
    },
  )

  test.for(['', ' ', '\n\t', '\u00a0\u2003'])('required text cannot be %j', (value) => {
    expect(refusal(requiredTitleSchema('a title'), value)).toBe('Please enter a title')
  })
})

describe('id', () => {
  test('is 26 characters of its alphabet', () => {
    expect(accepts(entryIdSchema, '01hzzzzzzzzzzzzzzzzzzzzzzz')).toBe(true)
  })

  test.for([
    '',
    ' ',
    'all',
    '01HZZZZZZZZZZZZZZZZZZZZZZZ',
    '01hzzzzzzzzzzzzzzzzzzzzzzzz',
    '01hzzzzzzzzzzzzzzzzzzzzzzi',
    '01hzzzzzzzzzzzzzzzzzzzzzzz\n',
    "' or 1=1 --",
    ['01hzzzzzzzzzzzzzzzzzzzzzzz'],
    { $ne: null },
    null,
    0,
  ])('refuses %j', (value) => {
    expect(accepts(entryIdSchema, value)).toBe(false)
  })
})

describe('date', () => {
  test.for([
    ['2026-02-28', '2026-02-28'],
    ['2024-02-29', '2024-02-29'],
    ['2026-05-01T23:59:59Z', '2026-05-01'],
    ['2026-05-01T23:59:59.123+05:30', '2026-05-01'],
    ['2026-05-01T10:00', '2026-05-01'],
  ] as const)('%s is %s', ([sent, kept]) => {
    expect(z.decode(dateSchema, sent)).toBe(kept)
  })

  test('is encoded unchanged', () => {
    expect(z.encode(dateSchema, '2026-05-01')).toBe('2026-05-01')
  })

  test('an empty date requires one', () => {
    expect(refusal(dateSchema, '')).toBe('Please enter a date')
  })

  test.for([
    '2026',
    '2026-02-30',
    '2023-02-29',
    '01.05.2026',
    '2026-5-1',
    'May 2026',
    '2026-05-01x',
    20260501,
    null,
  ])('refuses %j', (value) => {
    expect(refusal(dateSchema, value)).toBe('Not a valid date')
  })
})

describe('web address', () => {
  test.for([
    'https://example.org',
    'http://example.org/a?b=c#d',
    'HTTPS://EXAMPLE.ORG',
    'https://münchen.example/ü',
    'http://[::1]:3000/',
  ])('accepts %s', (value) => {
    expect(webUrlSchema.parse(value)).toBe(value)
  })

  test.for([
    '',
    'example.org',
    '//example.org',
    '/path',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.org',
    'mailto:a@example.org',
    'https:example.org',
    'https://',
    ' https://example.org',
    'https://exa mple.org',
    `https://example.org/${'x'.repeat(2_000)}`,
  ])('refuses %j', (value) => {
    expect(accepts(webUrlSchema, value)).toBe(false)
  })
})

describe('whole number', () => {
  test.for([
    [0, 0],
    [7, 7],
    ['0', 0],
    ['007', 7],
    ['999999999', 999_999_999],
  ] as const)('%j is %j', ([sent, value]) => {
    expect(z.decode(wholeNumberSchema, sent)).toBe(value)
  })

  test.for([
    -1,
    '-1',
    1.5,
    '1.5',
    '1e3',
    '0x10',
    '',
    ' ',
    '9999999999',
    'ten',
    null,
    [1],
    Number.NaN,
  ])('refuses %j', (value) => {
    expect(accepts(wholeNumberSchema, value)).toBe(false)
  })
})

describe('a list in a form', () => {
  const words = jsonListSchema(z.string().min(1))

  test.for([
    ['JSON text', '["a","b"]', ['a', 'b']],
    ['JSON text with space around', '  ["a", "b"] ', ['a', 'b']],
    ['repeated fields', ['a', 'b'], ['a', 'b']],
    ['one plain field', 'a', ['a']],
    ['an empty field', '', []],
    ['a blank field', '  ', []],
    ['an empty list', '[]', []],
  ] as const)('comes as %s', ([, sent, list]) => {
    expect(words.parse(sent)).toEqual(list)
  })

  test('is encoded as JSON text', () => {
    expect(z.encode(words, ['a', 'ü"'])).toBe('["a","ü\\""]')
  })

  test.for(['[', '["a",', '[1]', '[null]', '[["a"]]', '[""]', ['a', 1], 7, null, { 0: 'a' }])(
    'refuses %j',
    (value) => {
      expect(accepts(words, value)).toBe(false)
    },
  )

  test('has at most 500 entries', () => {
    const list = (length: number) => JSON.stringify(Array<string>(length).fill('a'))
    expect(accepts(words, list(500))).toBe(true)
    expect(accepts(words, list(501))).toBe(false)
  })

  test('reports a value that is not a list', () => {
    expect(refusal(words, '[oops')).toBe('Must be a JSON list')
  })
})

describe('an e-mail address', () => {
  test.for([
    'ada@example.org',
    'ADA.Lovelace+news@mail.example.co.uk',
    "o'brien@example.org",
    'grüße@example.org',
    'a@b-c.example',
  ])('%j can exist', (value) => {
    expect(accepts(emailSchema, value)).toBe(true)
  })

  test.for([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@example..org',
    '.ada@example.org',
    'ada.@example.org',
    'a b@example.org',
    // Look-alikes normalize to letters of another mailbox.
    'ada.\u212Aing@example.org',
    'ａda@example.org',
    'ﬁ@example.org',
    'e\u0301va@example.org',
    ' ada@example.org',
    'ada@example.org\n',
    'Ada <ada@example.org>',
    'ada@example.org, eve@example.org',
    '"x" <eve@evil.example>, "b"@example.org',
    '"quoted"@example.org',
    'a\u0000b@example.org',
    'a\u200bb@example.org',
    'a\u202eb@example.org',
    'a\ud800@example.org',
    `${'x'.repeat(250)}@a.bc`,
  ])('%j cannot', (value) => {
    expect(accepts(emailSchema, value)).toBe(false)
  })
})

test('a character that needs two code units counts as one', () => {
  const brains = '🧠'.repeat(200)
  expect(textSchema(200).safeParse(brains).success).toBe(true)
  expect(textSchema(200).safeParse(`${brains}x`).success).toBe(false)
  expect(textSchema(200).safeParse('x'.repeat(201)).success).toBe(false)
})
