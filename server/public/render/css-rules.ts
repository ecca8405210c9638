/** A rule of a style sheet. */
export interface Rule {
  /** What stands before its braces: a selector, or what begins with `@`. */
  readonly head: string
  /** What it says, or the rules within it; undefined for what has no braces. */
  readonly body?: string | readonly Rule[]
}

/** What has rules within it, which apply under a condition or in an order. */
const holdsRules = /^@(?:layer|media|supports|container|starting-style)\b/

const marks = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|\\.|[{};]/g

/** The rules of a style sheet as it was built, in their order. */
export const readRules = (css: string): Rule[] => {
  const tokens = css.matchAll(marks)
  let done = 0
  /** The next mark and the text before it, since the last one that was taken. */
  const look = () => {
    const { value } = tokens.next()
    if (!value) return undefined
    const [mark] = value
    const take = () => {
      const before = css.slice(done, value.index)
      done = value.index + mark.length
      return before
    }
    return { mark, take }
  }
  const takeBody = (): string => {
    for (let depth = 1, found = look(); found; found = look()) {
      if (found.mark === '{') depth++
      if (found.mark === '}' && --depth === 0) return found.take()
    }
    throw new Error('A rule of the style sheet does not end')
  }
  const takeRules = (): Rule[] => {
    const rules: Rule[] = []
    for (let found = look(); found; found = look()) {
      const { mark, take } = found
      if (mark === '}') {
        take()
        break
      }
      if (mark.startsWith('/*')) take()
      if (mark === ';') rules.push({ head: take() })
      if (mark === '{') {
        const head = take().trim()
        rules.push({ head, body: holdsRules.test(head) ? takeRules() : takeBody() })
      }
    }
    return rules
  }
  return takeRules()
}
