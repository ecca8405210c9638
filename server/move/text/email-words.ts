const opening = String.raw`\s{0,3}\\?[[({<]\s?`
const closing = String.raw`\s?\\?[\])}>]\s{0,3}`
const dotInBrackets = `${opening}(?:dot|d0t|punkt|\\.)${closing}`
const local = String.raw`[\w.+-]{1,64}`
const label = String.raw`[a-z\d-]{1,63}`
const dotWord = String.raw`\s{1,3}dot\s{1,3}`
const notBefore = String.raw`(?<![\w.+-])`

/** Ways to write an address for people only: `a [at] b [dot] org`, `a(at)b.org` and `a AT b DOT org`. */
const inText = [
  new RegExp(
    `${notBefore}(${local}(?:${dotInBrackets}${local}){0,3})${opening}(?:[aä]t|@)${closing}(${label}(?:(?:\\.|${dotInBrackets}|${dotWord})${label}){1,8})(?![\\w-])`,
    'gi',
  ),
  new RegExp(
    `${notBefore}(${local})\\s{1,3}AT\\s{1,3}([\\w-]{1,63}(?:\\s{1,3}DOT\\s{1,3}[\\w-]{1,63}){1,8})(?![\\w-])`,
    'g',
  ),
]
/** Words without brackets, which are an address only if there is nothing else. */
const alone = new RegExp(
  `^(${local}(?:${dotWord}${local}){0,3})\\s{1,3}at\\s{1,3}(${label}(?:(?:\\.|${dotWord})${label}){1,8})$`,
  'i',
)
const dots = new RegExp(`${dotInBrackets}|${dotWord}`, 'gi')

/** Excludes addresses next to `\ue004`, which marks an unknown text: they are incomplete. */
const emailAddress =
  /(?<![\w.+\ue004-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}(?![\w\ue004-])/i

/** Returns the first e-mail address in a text. */
export const findEmail = (text: string): string | undefined => emailAddress.exec(text)?.[0]

const join = (typed: string, localPart: string, domain: string): string => {
  const email = `${localPart.replaceAll(dots, '.')}@${domain.replaceAll(dots, '.')}`
  return findEmail(email) === email ? email : typed
}

/** Replaces addresses that are written in words, such as `a [at] b [dot] org`. */
export const replaceEmailWords = (text: string): string =>
  inText.reduce((replaced, pattern) => replaced.replaceAll(pattern, join), text)

export const findEmailInWords = (text: string): string | undefined =>
  findEmail(replaceEmailWords(text)) ?? findEmail(text.trim().replace(alone, join))
