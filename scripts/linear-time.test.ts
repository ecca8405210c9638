import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { CallMap } from '#contract/call/call.ts'
import { isValidLink } from '#contract/call/href.ts'
import { z } from '#contract/call/zod.ts'
import { parseValidFigureLine, replaceFiguresWithPosters } from '#contract/figure/figure-line.ts'
import { findFigureProblems } from '#contract/figure/figure-problems.ts'
import { findGrantMention } from '#contract/grant/grant-name.ts'
import { removePageBlocks } from '#contract/page/blocks.ts'
import { embedFrameOf } from '#contract/page/embed.ts'
import { normalizePath } from '#contract/pages.ts'
import { socialLinkUrl } from '#contract/profile/social-address.ts'
import { parseAuthorName } from '#contract/publication/author-name.ts'
import { parseAuthorsText } from '#contract/publication/author-text.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import { findTooComplexLine } from '#contract/text/markdown-load.ts'
import { slugOf } from '#contract/text/slug.ts'
import { renderMail } from '#server/base/mail/layout.ts'
import { findForbiddenSvgPart } from '#server/base/media/svg.ts'
import { createHighlighter } from '#server/base/search/found-excerpt.ts'
import { parseQuery } from '#server/base/search/query.ts'
import { wordsIn } from '#server/base/search/words.ts'
import { toCsv } from '#server/base/text/csv.ts'
import { markdownToPlainText } from '#server/base/text/markdown-words.ts'
import { parseCsvRecording } from '#server/figure/trace/csv.ts'
import { parseWfdbRecord } from '#server/figure/trace/wfdb.ts'
import { stripLiquid } from '#server/move/text/liquid.ts'
import { stripShortcodes } from '#server/move/text/shortcodes.ts'
import { toLatex, toLatexTitle } from '#server/publication/citation/latex.ts'
import { parseArxivId } from '#server/publication/citation/read/arxiv-id.ts'
import { splitBibtexBlocks } from '#server/publication/citation/read/bibtex-blocks.ts'
import { readBibtexMacros } from '#server/publication/citation/read/bibtex-macros.ts'
import { protectLiteralCharacters } from '#server/publication/citation/read/bibtex-signs.ts'
import { findBraceProtectedWords } from '#server/publication/citation/read/braced-words.ts'
import { findDois } from '#server/publication/citation/read/doi.ts'
import { readEntryLinks } from '#server/publication/citation/read/links.ts'
import { withoutLongBibtexFields } from '#server/publication/citation/read/long-fields.ts'
import { applyAuthorFootnoteMarks } from '#server/publication/citation/read/marks.ts'
import { normalisePageRanges, parsePmid } from '#server/publication/citation/read/plain.ts'
import { extractPlainAbstract } from '#server/publication/citation/read/plain-abstract.ts'
import { parseCitationText } from '#server/publication/citation/read/read-text.ts'
import { splitByCitationFormat } from '#server/publication/citation/read/segments.ts'
import { toSentenceCase } from '#server/publication/citation/title-case.ts'
import { estimateEntryCount } from '#server/publication/import/read-sources.ts'
import { nextDumpParserState } from '#server/tools/backup/dump-grammar.ts'
import { parseMoneyAmount } from '#web/site/grant/grant-view.ts'
import { splitReferenceAtUrls } from '#web/site/post/reference-parts.ts'
import { splitCommaList } from '#web/ui/form/comma-list.ts'
import { hasExternalImages } from '#web/ui/markdown/external-images.ts'
import { readClipboard } from '#web/ui/markdown/pasted.ts'

const [ris, nbib] = ['TY  - JOUR\n', 'PMID- 1\n']

/** Texts that make a parser with quadratic time start again at each part. */
const kinds = [
  'a',
  'A',
  'é',
  '🧠',
  '1',
  '0',
  ' ',
  '\n',
  ' \n',
  '\t',
  '.',
  ',',
  ';',
  '-',
  '/',
  '"',
  "'",
  '\\',
  '![',
  '[x](',
  '[x](<',
  '*a',
  '_a',
  '~a ',
  '`a``',
  '$a',
  '<a ',
  '<!--',
  '<style>',
  '&#',
  '> ',
  '- ',
  '::embed a="',
  ':::a\n:::\n',
  'a="',
  '{"}"',
  '{"\\"',
  ', a = {',
  '@a{',
  '@string{a = b # b}\n',
  '10.1234/a).',
  'arxiv:',
  'a@b.',
  'http://',
  'et al., ',
  ' and ',
  ris,
  nbib,
  '  x\n',
  '<!DOCTYPE',
  '<use href=" ',
  'url( ',
  ' onx ',
]

/** Builds a record with the text in each field. In one field only if the text is a record of the other format. */
const tagged = (begin: string, tags: string) => (text: string) => {
  const isOther = [ris, nbib].some((other) => other !== begin && text.startsWith(other))
  const fields = tags.split(' ').map((tag) => `${tag.padEnd(4)}- ${text}\n`)
  return parseCitationText(begin + (isOther ? fields.slice(0, 1) : fields).join(''))
}

const cslOf = (text: string) =>
  parseCitationText(
    JSON.stringify([
      {
        title: text,
        DOI: text,
        page: text,
        URL: text,
        PMID: text,
        keyword: text,
        author: [{ literal: text }, { given: text, ORCID: text }],
        issued: { raw: text },
      },
    ]),
  )

/** The distinct fields of all calls, with optional ones unwrapped. */
const fields = new Set(
  Object.values<CallMap>(api).flatMap((calls) =>
    Object.values(calls).flatMap((call) =>
      Object.values(call.input.shape).map((field) =>
        field instanceof z.ZodOptional ? field.unwrap() : field,
      ),
    ),
  ),
)

const clipboardOf = (html: string) => ({
  files: Object.assign([], { item: () => null }),
  types: [],
  getData: () => html,
})

const marker = createHighlighter(parseQuery('ax http').units)

/** Returns null for files that are rejected with an error. */
const unlessRefused = (read: () => unknown): unknown => {
  try {
    return read()
  } catch {
    return null
  }
}

/** All parsers of uploads and input in our own code. Those of libraries run with limits. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'every field of every call': (text) => {
    for (const field of fields) z.safeParse(field, text)
  },
  'the signs of Markdown': findTooComplexLine,
  'figures in a text': (text) => [
    replaceFiguresWithPosters(text),
    parseValidFigureLine(`::trace ${text}`),
    findFigureProblems(text),
    findFigureProblems(`::volume ${text}`),
  ],
  'a table of a recording': (text) =>
    unlessRefused(() => parseCsvRecording(Buffer.from(`0,1\n${text}`))),
  'a header of WFDB': (text) =>
    unlessRefused(() => parseWfdbRecord(new Map([['a.hea', Buffer.from(text)]]))),
  'templates of an old site': (text) => [stripLiquid(text, String), stripShortcodes(text)],
  'blocks of a page': (text) => [removePageBlocks(text), removePageBlocks(`::embed ${text}`)],
  excerpts: (text) => createExcerpt(text, text.length),
  'what is searched': (text) => wordsIn([markdownToPlainText(text)]),
  'what is searched for': parseQuery,
  'what a search shows': (text) =>
    marker.show({ title: text, people: [text], body: [text], prose: [text] }),
  'addresses of pages': normalizePath,
  links: isValidLink,
  frames: embedFrameOf,
  'social addresses': (text) => socialLinkUrl('x', text),
  slugs: slugOf,
  'texts that are cut': (text) => truncateText(text, text.length - 1),
  'authors in one text': (text) => parseAuthorsText(text, []),
  'names of authors': parseAuthorName,
  'grants in a text': (text) => findGrantMention(text, { name: text.slice(0, 200), number: '' }),
  'DOIs, arXiv and PubMed numbers, pages': (text) => [
    findDois(`10.1234/${text}`),
    findDois(text),
    parseArxivId(text),
    parsePmid(text),
    normalisePageRanges(text),
  ],
  'what a text is made of': splitByCitationFormat,
  'the number of entries': estimateEntryCount,
  'words, identifiers and references': (text) => parseCitationText(`x${text}`),
  RIS: tagged(ris, 'TI AU DO SP UR C1 PY'),
  NBIB: tagged(nbib, 'TI FAU LID DP PG OT'),
  CSL: cslOf,
  'entries of BibTeX': (text) => [
    splitBibtexBlocks(text),
    splitBibtexBlocks(`@article{a, ${text}`),
  ],
  'abbreviations of BibTeX': (text) =>
    readBibtexMacros(splitBibtexBlocks(`@string{a = ${text}`)).usedIn([text]),
  'abstracts in BibTeX': (text) => extractPlainAbstract(`@a{b, abstract = {${text}}, ${text}`),
  'long fields of BibTeX': (text) => withoutLongBibtexFields(`${text}${' '.repeat(50_000)}`),
  'signs in BibTeX': (text) => protectLiteralCharacters(`@a{b, title = {${text}}, ${text}`),
  'marks of authors': (text) =>
    applyAuthorFootnoteMarks([{ literal: text }, { family: text, given: text }], text),
  'links of an entry': (text) => readEntryLinks({ pdf: text, code: text, note: text }),
  'LaTeX that is written': (text) => [toLatex(text), toLatexTitle(text, [text])],
  'titles in sentence case': (text) => toSentenceCase(text, [text]),
  'braces in titles': (text) => findBraceProtectedWords(`@a{b, title = {${text}}, ${text}`, text),
  SVG: (text) => [
    findForbiddenSvgPart(text),
    findForbiddenSvgPart(`<a href=${text}`),
    findForbiddenSvgPart(`url(${text}`),
  ],
  CSV: (text) => toCsv([[text]]),
  mail: (text) => renderMail('Subject', [{ text }]),
  money: parseMoneyAmount,
  'references of a project': splitReferenceAtUrls,
  'lists with commas': splitCommaList,
  'a dump of a database': (text) => [
    nextDumpParserState('statement', text),
    nextDumpParserState('statement', `CREATE INDEX i ON public.x USING btree (a, ${text}`),
    nextDumpParserState(
      'statement',
      `CREATE INDEX i ON public.x USING btree (a) WHERE ((a = ${text}`,
    ),
    nextDumpParserState('columns', `    a text DEFAULT ${text}`),
    nextDumpParserState('options', `WITH (a=1, ${text}`),
    nextDumpParserState('constraint', `    ADD CONSTRAINT a UNIQUE (a, ${text}`),
  ],
  'what is pasted': (html) => readClipboard(clipboardOf(html)),
  'pictures from elsewhere': hasExternalImages,
}

const length = 2_500
/** Times below this are too short to measure. */
const floorMs = 3

/** Repeats a text and adds a different end, which defeats patterns that need the end of a run. */
const textOf = (kind: string, times: number) =>
  `${kind.repeat(Math.ceil((length * times) / kind.length)).slice(0, length * times)}x`

const usedMs = (work: () => unknown): number => {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** Whether four times the text takes more than six times as long. Tries several times, because the machine may be busy. */
const growsTooFast = (read: (text: string) => unknown, kind: string): boolean => {
  for (let tries = 0; tries < 8; tries++) {
    const four = usedMs(() => read(textOf(kind, 4)))
    // Too fast to measure, and fast enough.
    if (four <= 6 * floorMs) return false
    const one = usedMs(() => read(textOf(kind, 1)))
    if (four <= 6 * Math.max(one, floorMs)) return false
  }
  return true
}

test.for(Object.entries(readers))('%s: parsing takes linear time', ([, read]) => {
  const grown = kinds.filter((kind) => growsTooFast(read, kind))
  expect(grown).toEqual([])
})
