import { type ChangedContent, wordsOf } from '#contract/content/group.ts'
import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import { mailLabels } from '#contract/content/labels/newsletter-mails.ts'
import type { IncludedKind } from '#contract/newsletter/newsletter-issue.ts'
import { languagePrefix } from '#contract/text/language-prefix.ts'
import type { Languages } from '#server/base/entity/source-texts.ts'

/** What mails of the newsletter say in a language besides what the group writes. */
export interface MailWords {
  readonly words: (typeof mailLabels)['defaults']
  /** What the group calls each kind of item. */
  readonly headings: Readonly<Record<IncludedKind, string>>
  /** What the addresses of pages begin with. */
  readonly root: string
  /** The code of the language. */
  readonly lang: string
}

/** The fixed words of mails in a language (empty is the main one), of everything that the pages say in it. */
export const mailWordsIn = (
  { lang, main }: Languages,
  publicUrl: string,
  content: ChangedContent,
): MailWords => ({
  lang: lang || main,
  words: wordsOf(mailLabels, content),
  headings: {
    ...wordsOf(newsletterLabels, content).kinds,
    publication: String(content['publications.title']),
    project: String(content['projects.title']),
  },
  root: publicUrl + (lang === '' ? '' : languagePrefix(lang)),
})
