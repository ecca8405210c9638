export interface TextSelection {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Replacement of a text range, and the selection afterwards. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly insert: string
  readonly select: readonly [number, number]
}

/** Computes an edit from the current selection. */
export type MarkdownCommand = (selected: TextSelection) => TextEdit

/** Creates a command that wraps the selection in marks such as `**`, or removes them if they exist. */
export const wrapSelection =
  (mark: string, placeholder: string): MarkdownCommand =>
  ({ text, start, end }) => {
    const { length } = mark
    const around = text.slice(start - length, start) === mark && text.startsWith(mark, end)
    // A `*` next to the selection is not an italic mark if it is part of `**`.
    const isOwn = text.at(start - length - 1) !== mark[0] || length > 1
    if (around && start >= length && isOwn) {
      const insert = text.slice(start, end)
      return {
        start: start - length,
        end: end + length,
        insert,
        select: [start - length, end - length],
      }
    }
    const inner = text.slice(start, end) || placeholder
    return {
      start,
      end,
      insert: mark + inner + mark,
      select: [start + length, start + length + inner.length],
    }
  }

/**
 * Creates a command that adds a prefix such as `- ` to every selected line, or removes the prefix if all
 * lines have it.
 */
export const prefixLines =
  (signOf: (line: number) => string, shape: RegExp): MarkdownCommand =>
  ({ text, start, end }) => {
    const from = text.lastIndexOf('\n', start - 1) + 1
    const nextBreak = text.indexOf('\n', Math.max(start, end - 1))
    const to = nextBreak < 0 ? text.length : nextBreak
    const lines = text.slice(from, to).split('\n')
    const isSet = lines.every((line) => shape.test(line) || (line === '' && lines.length > 1))
    const insert = lines
      .map((line, index) => (isSet ? line.replace(shape, '') : signOf(index) + line))
      .join('\n')
    const isOneLine = lines.length === 1
    return {
      start: from,
      end: to,
      insert,
      select: [isOneLine ? from + insert.length : from, from + insert.length],
    }
  }

const isAddress = (text: string) => /^(https?:\/\/|mailto:|\/)\S+$/.test(text)

/**
 * Creates a command that turns the selection into a link. The missing part, URL or text, is selected
 * afterwards.
 */
export const linkSelection =
  (placeholder: string): MarkdownCommand =>
  ({ text, start, end }) => {
    const selected = text.slice(start, end)
    const [words, address] = isAddress(selected) ? [placeholder, selected] : [selected, 'https://']
    const insert = `[${words || placeholder}](${address})`
    const length = (words || placeholder).length
    const isAddressNext = selected !== '' && !isAddress(selected)
    return {
      start,
      end,
      insert,
      select: isAddressNext
        ? [start + length + 3, start + insert.length - 1]
        : [start + 1, start + 1 + length],
    }
  }

/** Creates a command that inserts a block on lines of its own below the selection. */
export const insertMarkdownBlock =
  (content: string): MarkdownCommand =>
  ({ text, end }) => {
    const before = text.slice(0, end)
    const gap =
      before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
    const insert = `${gap}${content}${text.slice(end).startsWith('\n') ? '' : '\n'}`
    const at = end + gap.length
    return { start: end, end, insert, select: [at, at + content.length] }
  }
