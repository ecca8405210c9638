import { initials, suffix } from '#contract/publication/author-text.ts'
import type { Name } from './work.ts'

/** Parts of a family name that are written small before it. */
const particles = new Set(
  "af al am an auf av bin da dal dalla dalle das de del dela della delle den der des di do dos du el es het ibn im la las le les lo los op san st ten ter the to und van vanden vander vom von y zu zum zur 't d' l'".split(
    ' ',
  ),
)
const isParticle = (word: string) =>
  particles.has(word.toLowerCase()) && word === word.toLowerCase()

/** Words that a person's name does not have and an institution's does. */
const institution =
  /\b(?:university|universit\p{L}+|institut\p{L}*|hospital|consortium|group|collaborat\p{L}+|committee|organi[sz]ation|society|association|centre|center|network|initiative|investigators|council|department|laborator\p{L}+|team|foundation|agency|ministry|trialists|working)\b/iu

/** Words that join the parts of an institution's name. */
const joining = /\s(?:for|of|and)\s/i

/** Reads one author: `Doe, Jane`, `Jane van der Doe`, `Doe J`, or an institution as it stands. */
export const readName = (text: string): Name => {
  const name = text.trim().replaceAll(/\s+/g, ' ')
  if (institution.test(name) || (!name.includes(',') && joining.test(name)))
    return { literal: name }
  const [before = '', after, ...more] = name.split(/\s*,\s*/)
  if (after !== undefined) {
    const [given, ending] =
      suffix.test(after) && more[0] ? [more.join(' '), after] : [after, more[0]]
    return { family: ending ? `${before} ${ending}` : before, given: given ?? '' }
  }
  const words = before.split(' ')
  if (words.length === 1) return { literal: before }
  const last = words.at(-1) ?? ''
  // "Doe J" and "van der Doe JM", as medical journals write.
  if (/^\p{Lu}{1,3}$/u.test(last) && !initials.test(words[0] ?? '')) {
    return {
      family: words.slice(0, -1).join(' '),
      given: [...last].map((one) => `${one}.`).join(' '),
    }
  }
  const tail = suffix.test(last) && words.length > 2 ? 2 : 1
  const firstParticle = words.findIndex((word, index) => index > 0 && isParticle(word))
  const start =
    firstParticle > 0 && firstParticle < words.length - tail ? firstParticle : words.length - tail
  return { family: words.slice(start).join(' '), given: words.slice(0, start).join(' ') }
}

/** A name as it is read aloud. */
export const writeName = (name: Name): string =>
  'literal' in name ? name.literal : `${name.given} ${name.family}`.trim()
