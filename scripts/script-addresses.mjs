import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * What a built script names of the other built files.
 * @typedef {object} Named
 * @property {string[]} uses the files
 * @property {number[]} at where a path of the site begins in its text: what stands below a path puts that in there
 * @property {number[]} inner the same where the slash before it is written elsewhere
 */

/**
 * Writes down for every script which files it names and where: a copy of the site below a path (server/tools/static)
 * changes the scripts exactly there, without a parser and without guessing.
 * @param {string} folder @param {string} file
 */
export async function writeScriptAddresses(folder, file) {
  const { parseSync } = await import('vite')
  const names = readdirSync(folder)
  const known = new Set(names)
  /** @type {Record<string, Named>} */
  const scripts = {}
  for (const name of names.filter((each) => /^(?!manifest-).*\.js$/.test(each))) {
    const text = readFileSync(join(folder, name), 'utf8')
    scripts[name] = namedIn(parseSync(name, text).program, known)
  }
  writeFileSync(file, JSON.stringify(scripts))
}

/**
 * @param {unknown} program @param {ReadonlySet<string>} known
 * @returns {Named}
 */
function namedIn(program, known) {
  const uses = new Set()
  /** @type {number[]} */
  const at = []
  /** @type {number[]} */
  const inner = []
  eachText(program, (value, start) => {
    const [, before] = /^(\/assets\/|assets\/|\.\/)[^/]+$/.exec(value) ?? []
    const name = basename(value)
    if (before === undefined || !known.has(name)) return
    uses.add(name)
    // After the quotation mark.
    if (before === '/assets/') at.push(start + 1)
    if (before === 'assets/') inner.push(start + 1)
  })
  const ascending = (/** @type {number} */ one, /** @type {number} */ other) => one - other
  return { uses: [...uses].sort(), at: at.sort(ascending), inner: inner.sort(ascending) }
}

/**
 * Finds every text that is written out in a program.
 * @param {any} node
 * @param {(value: string, start: number) => void} found
 */
function eachText(node, found) {
  if (typeof node !== 'object' || node === null) return
  if (node.type === 'Literal') {
    if (typeof node.value === 'string') found(node.value, node.start)
  } else if (node.type === 'TemplateLiteral' && node.quasis.length === 1) {
    found(node.quasis[0].value.cooked ?? '', node.start)
  } else for (const key in node) eachText(node[key], found)
}
