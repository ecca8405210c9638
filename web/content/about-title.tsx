import type { TextLanguageAttributes } from './fallback-language.ts'

type AboutTitleProps = {
  /** Contains `{title}`. */
  words: string
  title: string
  /** Language attributes of the title. Undefined if it has the language of the page or none is known. */
  language: Partial<Record<keyof TextLanguageAttributes, string>> | undefined
}

/** Hidden text of a link that names its entry, with the title in its own language. */
export function HiddenLinkTitle({ words, title, language }: AboutTitleProps) {
  const [before, ...after] = words.split('{title}')
  return (
    <span className="sr-only">
      {' '}
      {before}
      <span {...language}>{title}</span>
      {after}
    </span>
  )
}
