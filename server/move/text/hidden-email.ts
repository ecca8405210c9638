import { maskCode, replaceOutsideCode } from './code.ts'
import { findEmail, findEmailInWords, replaceEmailWords } from './email-words.ts'
import { findElementEnds, listHtmlTags } from './html-tags.ts'
import { formatLinkHtml, parseTagAttributes } from './liquid.ts'
import { readScriptTexts, unknownText } from './script-texts.ts'

const localName = /^(?:u|user(?:_?name)?|name|login|local|account|mailbox)\d?$/i
const domainName = /^(?:d|dom|domain|h|host(?:_?name)?|server)\d?$/i
const canWriteEmail = /mail|document\.write/i
const opensMail = /mail_?to/i

const decodeEntities = (text: string): string =>
  text
    .replaceAll('&commat;', '@')
    .replaceAll('&period;', '.')
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (entity, hex?: string, decimal?: string) => {
      const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity
    })

const joinSides = (local = '', domain = ''): string | undefined => {
  const email = `${local}@${domain.replace(/^@/, '')}`
  return findEmail(email) === email ? email : undefined
}

/** Joins the two values whose names say that they are the sides of an address. */
const joinNamedSides = (named: Iterable<readonly [name: string, text: string]>) => {
  const sides = [...named]
  const local = sides.find(([name]) => localName.test(name))?.[1]
  const [, domain] = sides.find(([name]) => domainName.test(name)) ?? []
  const [, ending] = sides.find(([name]) => name === 'tld') ?? []
  return joinSides(local, ending ? `${domain}.${ending.replace(/^\./, '')}` : domain)
}

const findEmailInScript = (script: string): string | undefined => {
  const texts = readScriptTexts(decodeEntities(script))
  if (!texts) return undefined
  const results = texts.results.map(decodeEntities).filter((text) => text !== unknownText)
  const whole = results.map(findEmail).find((email) => email !== undefined)
  // Finds the sides of `['a', 'b.org'].join('@')` and of texts that are written one after another.
  const sign = results.indexOf('@')
  return (
    whole ??
    joinNamedSides(texts.variables) ??
    joinSides(results[sign - 2], results[sign - 1]) ??
    joinSides(results[sign - 1], results[sign + 1])
  )
}

/** Decodes an address that Cloudflare hides. Its first byte is combined with every other one. */
const decodeCloudflareEmail = (hex: string): string | undefined => {
  if (!/^(?:[\da-f]{2}){4,200}$/i.test(hex)) return undefined
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex')
  return findEmail(Buffer.from(bytes.map((byte) => byte ^ key)).toString())
}

interface HiddenEmail {
  readonly email: string | undefined
  /** Whether the element contains nothing but a placeholder for the address. */
  readonly isWhole: boolean
}

/** Reads the address that a tag hides. Returns undefined if it hides none. */
const readHiddenEmail = (tag: string): HiddenEmail | undefined => {
  if (!/data-|javascript:|onclick|email-protection/i.test(tag)) return undefined
  const attributes = Object.entries(parseTagAttributes(tag)).map(
    ([name, value]) => [name.toLowerCase(), decodeEntities(value)] as const,
  )
  const { href = '', onclick = '', 'data-cfemail': code } = Object.fromEntries(attributes)
  if (code !== undefined) return { email: decodeCloudflareEmail(code), isWhole: true }
  const protectedCode = /\/email-protection#(.*)$/.exec(href)?.[1]
  if (protectedCode !== undefined)
    return { email: decodeCloudflareEmail(protectedCode), isWhole: false }
  const data = attributes.flatMap(([name, value]) =>
    name.startsWith('data-') ? [[name.slice('data-'.length), value] as const] : [],
  )
  const fromData = joinNamedSides(data)
  if (fromData !== undefined) return { email: fromData, isWhole: false }
  const script = [href.replace(/^(?!javascript:).*$/is, ''), onclick].join(';')
  return opensMail.test(script) ? { email: findEmailInScript(script), isWhole: false } : undefined
}

export interface RevealedEmails {
  readonly text: string
  readonly notes: readonly string[]
}

const unreadNote = 'An e-mail address that a script hides cannot be read'

/**
 * Replaces e-mail addresses that are hidden from machines with links: addresses joined by a script, in
 * attributes, encoded, or written in words. Notes addresses that cannot be read.
 */
export const revealEmails = (text: string): RevealedEmails => {
  const tags = listHtmlTags(maskCode(text))
  const ends = findElementEnds(tags)
  let revealed = ''
  let copied = 0
  let isUnread = false
  const replace = (start: number, end: number, html: string) => {
    revealed += text.slice(copied, start) + html
    copied = end
  }
  for (const tag of tags) {
    const { start, end, name } = tag
    if (tag.isEnd || start < copied) continue
    const elementEnd = ends.get(tag) ?? end
    if (name === 'script') {
      const script = text.slice(end, elementEnd)
      const email = canWriteEmail.test(script) ? findEmailInScript(script) : undefined
      if (email) replace(start, elementEnd, formatLinkHtml(`mailto:${email}`, email))
      else isUnread ||= opensMail.test(script)
      continue
    }
    const found = readHiddenEmail(text.slice(start, end))
    if (found === undefined) continue
    const { email, isWhole } = found
    if (email === undefined) {
      isUnread = true
      continue
    }
    const isEmpty = /^\s*<\//.test(text.slice(end, end + 100))
    const link = formatLinkHtml(`mailto:${email}`, email)
    if (isWhole) replace(start, elementEnd, link)
    else if (name === 'a') replace(start, end, `<a href="mailto:${email}">${isEmpty ? email : ''}`)
    else replace(end, end, link)
  }
  const plain = replaceOutsideCode(revealed + text.slice(copied), replaceEmailWords)
  return { text: plain, notes: isUnread ? [unreadNote] : [] }
}

/** Reads the e-mail address of a field, also if it is hidden from machines. Returns an empty text if there is none. */
export const readEmail = (typed: string): string => {
  const text = decodeEntities(typed.slice(0, 5_000)).replace(/^\s*mailto:/i, '')
  return findEmailInWords(revealEmails(text).text) ?? findEmailInScript(text) ?? ''
}
