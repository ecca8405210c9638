import type { TextLanguage } from './fallback.ts'

type AboutTitleProps = {
  /** With `{title}` in it. */
  words: string
  title: string
  /** The title's language, where that is not the page's or not known. */
  language: Partial<Record<keyof TextLanguage, string>> | undefined
}

/** What a link says beyond what it shows: which entry it is about, the title in its own language. */
export function AboutTitle({ words, title, language }: AboutTitleProps) {
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
