import {
  formatAuthorName,
  isNameSuffix,
  parseAuthorName,
} from '#contract/publication/author-name.ts'

const honorific =
  /^(?:(?:univ\.?-?|apl\. ?|jun\.?-?|assoc(?:iate|\.)? |assist(?:ant|\.)? |asst\.? )?(?:professor|prof|dr|dipl\.?-ing)(?:\.\s*|\s+|$)|(?:mr|mrs|ms)\.\s*|(?:med|rer|nat|phil|habil|h\. ?c)\.\s*)/i
const degree =
  /^(?:ph\.? ?d\.?|m\.? ?d\.?|d\.? ?phil\.?|m\.? ?sc\.?|b\.? ?sc\.?|m\.s\.|b\.s\.|m\.a\.|b\.a\.|sc\.? ?d\.?|dr\.?(?:-ing\.?)?|pharm\.?d\.?|m\.?p\.?h\.?|mbbs|mb ?chb|mba|frc[ps]|dvm|dds|mse|meng|msn)$/i
const degreeWithoutComma = /\s+(?:ph\.?d\.?|Ph\.? D\.?)$/i

const maxNameLength = 300

/** A person's name without the titles and degrees around it. */
export interface CleanedName {
  readonly name: string
  /** Titles and degrees in the order in which they were written. */
  readonly titles: readonly string[]
}

/** Words of jobs, which some lists write after a name. */
const job =
  /\b(?:professor|post-?doc\w*|student|researcher|scientist|director|assistant|engineer|manager|fellow|lecturer|head|leader|coordinator|investigator)\b/i

const takeDegrees = (text: string): CleanedName => {
  const parts = text.split(',').map((part) => part.trim())
  const titles: string[] = []
  while (parts.length > 1 && parts.slice(0, -1).join(' ').includes(' ')) {
    const last = parts.at(-1) ?? ''
    if (isNameSuffix(last) && !degree.test(last)) {
      parts.splice(-2, 2, `${parts.at(-2)} ${last}`)
      continue
    }
    // “Md” is a given name, “MD” a degree.
    if (last === 'Md' || (last !== '' && !degree.test(last) && !job.test(last))) break
    if (last !== '') titles.unshift(last)
    parts.pop()
  }
  const rest = parts.join(', ')
  const found = degreeWithoutComma.exec(rest)
  return found && rest.slice(0, found.index).includes(' ')
    ? { name: rest.slice(0, found.index), titles: [found[0].trim(), ...titles] }
    : { name: rest, titles }
}

/**
 * Removes titles, degrees and a leading “and” from a name, and writes `Doe, Jane` with the given name first.
 * Names such as “Andrea” and “Drew” stay as they are.
 */
export const cleanPersonName = (text: string): CleanedName => {
  const written = text.trim().replaceAll(/\s+/g, ' ')
  if (written.length > maxNameLength) return { name: written, titles: [] }
  let rest = written.replace(/^(?:and|&)\s+(?=\p{Lu})/u, '')
  const titles: string[] = []
  for (let found = honorific.exec(rest); found; found = honorific.exec(rest)) {
    // “DR Patel” begins with initials.
    if (/^DR\s/.test(found[0])) break
    titles.push(found[0].trim())
    rest = rest.slice(found[0].length)
  }
  const { name, titles: degrees } = takeDegrees(rest)
  if (name === '') return { name: written, titles: [] }
  const spoken = name.includes(',') ? formatAuthorName(parseAuthorName(name)) : name
  return { name: spoken, titles: [...titles, ...degrees] }
}

const groupWord =
  /(?:^|[^\p{L}])(?:labs?|laborator(?:y|ies|io|ium)|laboratoire|labor|lehrstuhl|arbeitsgruppe|ag|groups?|groupe|gruppe|grupo|gruppo|team|équipe|equipo|research|forschung|institut\p{L}*|cent(?:er|re)|department|universit\p{L}*|unit|project|consortium|network|initiative|society)(?=$|[^\p{L}])/iu

/** Whether a text names a laboratory or another group instead of a person. */
export const isGroupName = (text: string): boolean => groupWord.test(text)

const formerGroup =
  /(?:^|[^\p{L}])(?:alum\p{L}*|alums?|former\p{L}*|past|previous|ex-members?|ehemalig\p{L}*|anciens?|antigu\p{L}*)(?=$|[^\p{L}])/iu

/** Whether a heading or group name means people who have left. */
export const isFormerGroup = (text: string): boolean => formerGroup.test(text)

const placeholderDomain =
  /@(?:(?:[\w-]+\.)*example\.(?:com|org|net|edu)|(?:your-?)?domain(?:\.\w+)?|(?:e?mail|university|institution|yoursite|website)\.(?:com|edu|org)|your[\w-]*\.\w+|[^.]*)$/i
const placeholderName = /^(?:your?(?:[._-].*|e-?mail.*|name.*|mail.*|id|user.*|address|account)?)@/i

/** Whether an e-mail address was left as the theme wrote it, such as `your_email@example.org`. */
export const isPlaceholderEmail = (email: string): boolean =>
  placeholderDomain.test(email) || placeholderName.test(email)
