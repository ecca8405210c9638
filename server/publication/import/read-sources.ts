import { yieldToRequests } from '#server/base/db/turns.ts'
import { parseCitationsInSeparateProcess } from '#server/publication/citation/read/read-confined.ts'
import type { ParsedCitationItem } from '#server/publication/citation/read/read-text.ts'
import type { EntryParseResult } from '#server/publication/citation/read/reading.ts'
import type { WorkIdentifier } from '#server/publication/citation/read/work-identifiers.ts'
import type { SourcedParseResult } from './preview-import.ts'

/** Requests the works of an identifier from external services. */
export type LookUpWorks = (
  identifier: WorkIdentifier,
  signal: AbortSignal,
  onWait: (waitingFor: string) => void,
) => AsyncIterable<EntryParseResult>

/**
 * Function that receives the progress, and the name of the service that is waited for, or an empty string.
 */
export type ReportImportProgress = (
  done: number,
  total: number,
  waitingFor: string,
) => Promise<void>

export interface ReadSourcesOptions {
  readonly lookUp: LookUpWorks
  readonly progress: ReportImportProgress
  readonly signal: AbortSignal
  readonly beginRequests: () => void
}

const entryStart =
  /^[ \t]*(?:@[ \t]*(?!string|comment|preamble)[a-z]+[ \t]*[{(]|TY {1,2}-|PMID-)/gim

/** Estimates the number of entries without parsing the text. */
export const estimateEntryCount = (text: string): number => text.match(entryStart)?.length ?? 0

const longestText = 20_000

/** Maximum size of an import's results, in characters. 5,000 typical works need half of it. */
const maxCharacters = 40_000_000

/**
 * Returns the source text of each entry by its first line. A source text ends where the next entry
 * begins.
 */
const textsOf = (
  lines: readonly string[],
  found: readonly ParsedCitationItem[],
): Map<number, string> => {
  const begins = [...new Set(found.map(({ line }) => line))].toSorted((one, other) => one - other)
  return new Map(
    begins.map((line, at) => {
      const next = begins[at + 1]
      const text = lines.slice(line - 1, next === undefined ? undefined : next - 1).join('\n')
      return [line, text.trimEnd().slice(0, longestText)]
    }),
  )
}

const tooLarge = 'The works before this are too large together: please import this by itself'

const isIdentifier = (found: ParsedCitationItem): found is WorkIdentifier => 'kind' in found

/** Parses texts, and requests the works for identifiers such as DOIs from external services. */
export const readImportSources = async (
  sources: readonly string[],
  { lookUp, progress, signal, beginRequests }: ReadSourcesOptions,
): Promise<SourcedParseResult[]> => {
  const expected = sources.map(estimateEntryCount).reduce((sum, count) => sum + count, 0)
  const read: { found: readonly ParsedCitationItem[]; lines: readonly string[] }[] = []
  let before = 0
  for (const text of sources) {
    const report = (done: number) =>
      void progress(before + done, Math.max(expected, before + done), '')
    const found = await parseCitationsInSeparateProcess(text, report, signal)
    await yieldToRequests()
    before += found.length
    read.push({ found, lines: text.split(/\r\n|\r|\n/) })
  }
  if (read.some(({ found }) => found.some(isIdentifier))) beginRequests()
  const sourced: SourcedParseResult[] = []
  let letters = 0
  let done = 0
  let waitingFor = ''
  const onWait = (reason: string) => {
    waitingFor = reason
    void progress(done, before, waitingFor)
  }
  for (const { found, lines } of read) {
    await yieldToRequests()
    const texts = textsOf(lines, found)
    for (const each of found) {
      signal.throwIfAborted()
      const text = texts.get(each.line) ?? ''
      const isFull = () => letters > maxCharacters
      const left = { line: each.line, reason: tooLarge, text }
      const readings = isIdentifier(each) && !isFull() ? lookUp(each, signal, onWait) : [each]
      for await (const reading of readings) {
        if (isFull() || isIdentifier(reading)) {
          sourced.push(left)
          break
        }
        letters += JSON.stringify(reading).length
        sourced.push({ ...reading, text: reading.text?.slice(0, longestText) ?? text })
      }
      done++
      if (isIdentifier(each)) await progress(done, before, waitingFor)
    }
  }
  return sourced
}
