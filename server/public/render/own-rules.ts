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

const places = / class="([^"]*)"|<script>(?!window\.__reactRouter)(.*?)<\/script>/gs

/**
 * All that may be a class in a page: those of its elements, and every word of its scripts, which set some. What the page
 * was made from is no such script: it is read once the whole sheet is there.
 */
const classesIn = (page: string): ReadonlySet<string> => {
  // Most elements have the same as others.
  const lists = new Set<string>()
  const found = new Set<string>()
  for (const [, list, script = ''] of page.matchAll(places))
    if (list !== undefined) lists.add(list)
    else for (const word of script.split(/[\s"'`]+/)) found.add(word)
  for (const list of lists) for (const name of list.split(' ')) found.add(decodeEntities(name))
  return found
}

/** Finds what a page needs of a style sheet: the rules for classes that are in it, and all that ask for no class. */
export const createOwnRules = (sheet: string): ((page: string) => string) => {
  const rules = readRules(sheet).map(know)
  return (page) => {
    const has = classesIn(page)
    return rules.map((rule) => write(rule, has)).join('')
  }
}
