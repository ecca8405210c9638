import { readBibtex } from './bibtex.ts'
import { readCsl } from './csl.ts'
import { type Identifier, readIdentifier } from './identifiers.ts'
import { readNbib } from './nbib.ts'
import type { Reading } from './reading.ts'
import { readRis } from './ris.ts'
import { type Segment, segmentsOf } from './segments.ts'

/** What a text holds: works that it describes itself, and identifiers to be looked up. */
export type Found = Reading | Identifier

const readWords = ({ text, line }: Segment): Found[] =>
  text.split('\n').flatMap((words, index): Found[] => {
    const at = line + index
    if (words.trim() === '') return []
    const whole = readIdentifier(words, at)
    if (whole) return [whole]
    // Several in one line, parted by blanks or commas.
    const parts = words.trim().split(/[\s,;]+/)
    const found = parts.map((part) => readIdentifier(part, at))
    return found.every((each) => each !== null)
      ? found
      : [
          {
            line: at,
            reason: 'This is neither an identifier nor a known format',
            title: words.trim().slice(0, 200),
          },
        ]
  })

const readSegment = (segment: Segment, onChunk: (done: number) => void): Found[] => {
  switch (segment.format) {
    case 'bibtex':
      return readBibtex(segment.text, segment.line, onChunk)
    case 'ris':
      return readRis(segment.text, segment.line)
    case 'nbib':
      return readNbib(segment.text, segment.line)
    case 'csl':
      return readCsl(segment.text, segment.line)
    case 'words':
      return readWords(segment)
  }
}

/** Reads a text in whichever formats it holds, in the order in which they stand there. */
export const readText = (
  text: string,
  onProgress: (done: number) => void = () => undefined,
): Found[] => {
  const found: Found[] = []
  for (const segment of segmentsOf(text.replace(/^\ufeff/, ''))) {
    const before = found.length
    found.push(...readSegment(segment, (done) => onProgress(before + done)))
    onProgress(found.length)
  }
  return found
}
