import type { TextLanguageAttributes } from './fallback-language.ts'

type AboutTitleProps = {
  /** Text of the link, with a placeholder `{title}`. */
  words: string
  title: string
  /** Language attributes of the title. Undefined if it has the language of the page or none is known. */
  language: Partial<Record<keyof TextLanguageAttributes, string>> | undefined
}

/**
 * Visually hidden part of a link that tells screen reader users which entry it belongs to. The
 * title is marked with its own language.
 */
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
