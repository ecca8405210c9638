import type { TraceAnnotation } from '#contract/figure/trace-facts.ts'

// Symbols of the usual annotation codes. Code 0 ends the file.
const symbols: Readonly<Record<number, string>> = {
  1: 'N',
  2: 'L',
  3: 'R',
  4: 'a',
  5: 'V',
  6: 'F',
  7: 'J',
  8: 'A',
  9: 'S',
  10: 'E',
  11: 'j',
  12: '/',
  13: 'Q',
  14: '~',
  16: '|',
  18: 's',
  19: 'T',
  20: '*',
  21: 'D',
  22: '"',
  23: '=',
  24: 'p',
  25: 'B',
  26: '^',
  27: 't',
  28: '+',
  29: 'u',
  30: '?',
  31: '!',
  32: '[',
  33: ']',
  34: 'e',
  35: 'n',
  36: '@',
  37: 'x',
  38: 'f',
  39: '(',
  40: ')',
  41: 'r',
}
const skip = 59
const aux = 63
const modifiers = 60

/** Parses a WFDB annotation file: a symbol per beat, and texts. */
export const parseWfdbAnnotations = (
  bytes: Uint8Array,
  rate: number,
  most: number,
): TraceAnnotation[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const notes: TraceAnnotation[] = []
  let time = 0
  let at = 0
  while (at + 2 <= bytes.length && notes.length < most) {
    const word = view.getUint16(at, true)
    at += 2
    const [code, data] = [word >> 10, word & 0x3ff]
    if (word === 0) break
    if (code === skip && at + 4 <= bytes.length) {
      time += view.getUint16(at, true) * 65_536 + view.getUint16(at + 2, true)
      at += 4
    } else if (code === aux) {
      const text = new TextDecoder()
        .decode(bytes.subarray(at, at + data))
        .replaceAll('\0', '')
        .trim()
      at += data + (data % 2)
      const last = notes.at(-1)
      if (last && text)
        notes[notes.length - 1] = { ...last, text: `${last.text} ${text}`.slice(0, 200) }
    } else if (code < modifiers && code !== skip) {
      time += data
      notes.push({ at: time / rate, seconds: 0, text: symbols[code] ?? '?' })
    }
  }
  return notes
}
