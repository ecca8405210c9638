import { createHash } from 'node:crypto'

/** Texts that buggy code corrupts, by name. Each must be returned exactly as it was sent. */
export const trickyTexts: readonly (readonly [name: string, text: string])[] = [
  ['many languages', 'Ελληνικά, 中文, 日本語, 한국어, हिन्दी, ไทย, Việt Nam, ᚠᛇᚻ'],
  ['emoji of several parts', '👩🏽‍🔬 🏳️‍🌈 👨‍👩‍👧‍👦 🇺🇳 ❤️'],
  ['right to left, with marks', '\u202eשלום\u202c \u200fالعربية\u200e'],
  ['letters with loose accents', 'e\u0301 n\u0303 \u00e9 \u00f1'],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)> &amp; &lt;b&gt;'],
  ['templates', '{{7*7}} #{7*7} <%= 7*7 %> %s %00 %0a'],
  ['quotes and SQL', `'); drop table post; -- "double" 'single' \`back\` \\ \\n`],
  ['blanks around it', '  two in front, and a tab behind\t'],
  ['several lines', 'first\n\nthird\n  indented\n'],
  ['what looks like JSON', '{"a":["b",null]}'],
  ['what looks like a number', '007'],
  ['names of JavaScript', '__proto__ constructor null undefined true'],
  ['invisible characters', 'a\u200bb\u00a0c\ufeffd'],
]

const manyWidths = [...'Lorem ипсум 文字 🧬 ']

/** Returns a text of exactly `length` code points, with characters of one to four bytes. */
export const longText = (length: number): string => {
  const whole = manyWidths.join('').repeat(Math.floor(length / manyWidths.length))
  return whole + manyWidths.slice(0, length % manyWidths.length).join('')
}

/** Returns texts that share almost nothing, so that databases cannot compress them. */
export const incompressibleTexts = (amount: number): string[] =>
  Array.from({ length: amount }, (_, at) =>
    createHash('sha256').update(String(at)).digest('base64url'),
  )

/** Links that run code or lead to unexpected hosts. Every link field must reject them. */
export const badLinks: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\n:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.org/',
  'blob:https://example.org/1',
  'view-source:https://example.org',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'http:evil.example',
  'https:/evil.example',
]

/** Valid links as people write them. */
export const goodLinks: readonly string[] = [
  '',
  'https://example.org/a?b=c#d',
  'HTTP://example.org',
  'mailto:ada@example.org',
  '/project/x',
  'plain words',
  'https://пример.example/ü',
]
