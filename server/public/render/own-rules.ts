import { memoize } from '#server/base/process/memoize.ts'
import { decodeEntities } from '#server/base/text/html-entities.ts'
import { type Rule, readRules } from './css-rules.ts'

/** What a selector asks of a page: all of these classes, and of each group one alternative. */
interface Needs {
  readonly classes: string[]
  readonly groups: (readonly Needs[])[]
}

/** A rule with what its selectors ask for; one without applies to every page. */
type Known = Omit<Rule, 'body'> & {
  readonly body?: string | readonly Known[] | undefined
  readonly needs?: readonly Needs[]
}

const marks =
  /\[(?:"[^"]*"|[^\]"])*\]|\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)|:([\w-]*)\(|[(),]/gi

const classOf = (name: string): string =>
  name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, hex?: string, letter = '') =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : letter,
  )

/** In these one of several selectors has to be met. */
const choices = new Set(['is', 'where', 'has'])

const readNeeds = (tokens: RegExpStringIterator<RegExpExecArray>): Needs[] => {
  let needs: Needs = { classes: [], groups: [] }
  const all = [needs]
  for (let { value } = tokens.next(); value && value[0] !== ')'; { value } = tokens.next()) {
    const [mark, name, kind = ''] = value
    if (mark === ',') {
      needs = { classes: [], groups: [] }
      all.push(needs)
    } else if (name !== undefined) needs.classes.push(classOf(name))
    else if (mark.endsWith('(')) {
      const inside = readNeeds(tokens)
      if (choices.has(kind)) needs.groups.push(inside)
    }
  }
  return all
}

const know = ({ head, body }: Rule): Known => {
  if (Array.isArray(body)) return { head, body: body.map(know) }
  if (head.startsWith('@')) return { head, body }
  return { head, body, needs: readNeeds(head.matchAll(marks)) }
}

const areMet = (needs: readonly Needs[], has: ReadonlySet<string>): boolean =>
  needs.some(
    ({ classes, groups }) =>
      classes.every((name) => has.has(name)) && groups.every((group) => areMet(group, has)),
  )

const write = ({ head, body, needs }: Known, has: ReadonlySet<string>): string => {
  if (body === undefined) return `${head};`
  if (typeof body === 'string') return !needs || areMet(needs, has) ? `${head}{${body}}` : ''
  const inside = body.map((rule) => write(rule, has)).join('')
  // The order of layers is that in which they are first named.
  return inside || head.startsWith('@layer') ? `${head}{${inside}}` : ''
}

const attribute = ' class="'

/** What the elements of a page have as their classes, each list once: most have the same as others. */
const classListsIn = (page: string): Set<string> => {
  const lists = new Set<string>()
  let at = page.indexOf(attribute)
  while (at >= 0) {
    const from = at + attribute.length
    const to = page.indexOf('"', from)
    if (to < 0) break
    lists.add(page.slice(from, to))
    at = page.indexOf(attribute, to)
  }
  return lists
}

const scripts = /<script(?: nonce="[^"]*")?>(?!window\.__reactRouter)(.*?)<\/script>/gs

/** The words of a script with spaces between them: each may be a class that it sets. */
const wordsIn = memoize((script: string) => script.replaceAll(/[\s"'`]+/g, ' '), 20)

/** A text that was read byte by byte. */
const asWritten = (text: string): string =>
  /[^\0-\x7f]/.test(text) ? Buffer.from(text, 'latin1').toString() : text

/** Finds what a page needs of a style sheet: the rules for classes that are in it, and all that ask for no class. */
export const createOwnRules = (sheet: string): ((page: Buffer) => Buffer) => {
  const rules = readRules(sheet).map(know)
  /** Of pages with the same classes, as those of a list are. */
  const rulesFor = memoize((classes: string) => {
    const has = new Set(classes.split(' '))
    return Buffer.from(rules.map((rule) => write(rule, has)).join(''))
  }, 20)
  return (page) => {
    // Byte by byte is far faster, and all but a few classes are the same so.
    const text = page.toString('latin1')
    const lists = Array.from(classListsIn(text), (list) => decodeEntities(asWritten(list)))
    // What the page was made from is no script that sets classes: it is read once the whole sheet is there.
    for (const [, script = ''] of text.matchAll(scripts)) lists.push(wordsIn(script))
    return rulesFor(lists.join(' '))
  }
}
