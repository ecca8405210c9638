import { graphemesOf } from '#contract/text/cut-text.ts'

/** Counts characters as people see them, so that an emoji of several code points counts once. */
export const countCharacters = (text: string): number => [...graphemesOf(text)].length

const number = (value: number) => value.toLocaleString('en')

const shownText = (text: string, shown: number): string => {
  const count = countCharacters(text)
  if (count === 0) return `The public page shows up to ${number(shown)} characters.`
  return count <= shown
    ? `${number(count)} of ${number(shown)} shown on the public page.`
    : `${number(count)} typed, the first ${number(shown)} shown on the public page.`
}

const roomText = (text: string, most: number): string => {
  const isNear = text.length > most * 0.9 - 20
  // Near the limit, counts Unicode code points as the server does.
  const left = isNear ? most - [...text].length : most
  if (left < 0) return `${number(-left)} more than can be saved.`
  return left <= Math.max(20, most / 10) ? `${number(left)} left.` : ''
}

/** Describes the length of a text: whether the public page truncates it, and how many characters are left. */
export const describeTextLength = (
  text: string,
  shown: number | undefined,
  most: number | undefined,
): string =>
  [shown && shownText(text, shown), most && roomText(text, most)].filter(Boolean).join(' ')
