import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

const toolDirective = /^(?:biome-ignore|@|\/ <reference)/

const people =
  /\b(?:admin\w*|author|colleague|editor|funder|group|maintainer|member|operator|people|person|publisher|reader|researcher|someone|they|user|visitor|we|who|you)s?\b/i

interface Rule {
  readonly find: RegExp
  readonly except?: RegExp
  readonly advice: string
}

const openers = /^(?:What|Those|Whoever|Which|That|The same|Of|For whom)\b/

const sentenceRules: readonly Rule[] = [
  { find: /;\s+\p{Ll}/u, advice: 'begin a new sentence instead of a clause after a semicolon' },
  {
    find: /\b(?:says|said|tells|told|asks|asked|hears|heard|stands|stood|lies)\b(?! in for)/i,
    except: people,
    advice: 'only people say, ask and tell: code returns, requests, reports',
  },
]

/** Returns advice for each rule that a comment breaks. `text` has no comment markers. */
export const problemsIn = (text: string): string[] => {
  if (toolDirective.test(text)) return []
  const sentences = text.replaceAll(/`[^`]*`|“[^”]*”/g, '``').split(/(?<=[.:!?])\s+/)
  const broken = sentenceRules.filter(({ find, except }) =>
    sentences.some((sentence) => find.test(sentence) && !except?.test(sentence)),
  )
  return [
    ...(openers.test(text) ? ['name the thing, or begin with a verb'] : []),
    ...broken.map(({ advice }) => advice),
  ]
}

/** Comments of a style sheet, in the format of oxc-parser. */
const styleSheetComments = (code: string) =>
  Array.from(code.matchAll(/\/\*(.*?)\*\//gs), ({ 0: whole, 1: value = '', index }) => ({
    type: 'Block',
    value,
    start: index,
    end: index + whole.length,
  }))

/** Returns comments with their line numbers. Joins `//` comments on consecutive lines. */
export const commentsIn = (file: string, code: string): { text: string; line: number }[] => {
  const comments: { text: string; start: number; end: number; canGoOn: boolean }[] = []
  const parsed = file.endsWith('.css') ? styleSheetComments(code) : parseSync(file, code).comments
  for (const { type, value, start, end } of parsed) {
    const text = value
      .replaceAll(/^\s*\*+/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const isWholeLine = type === 'Line' && /(?:^|\n)[^\S\n]*$/.test(code.slice(0, start))
    const last = comments.at(-1)
    if (isWholeLine && last?.canGoOn && /^\n[^\S\n]*$/.test(code.slice(last.end, start))) {
      last.text += ` ${text}`
      last.end = end
    } else comments.push({ text, start, end, canGoOn: isWholeLine })
  }
  return comments.map(({ text, start }) => ({
    text,
    line: code.slice(0, start).split('\n').length,
  }))
}

const sources = [
  '{contract,server,web,e2e,bench,media,scripts}/**/*.{ts,tsx,mjs,css}',
  '*.ts',
  '.*.mjs',
]

if (import.meta.main) {
  const problems = globSync(sources).flatMap((file) =>
    commentsIn(file, readFileSync(file, 'utf8')).flatMap(({ text, line }) =>
      problemsIn(text).map((problem) => `${file}:${line} ${problem}\n  ${text}`),
    ),
  )
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}
