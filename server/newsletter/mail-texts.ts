import { type ChangedContent, contentStringsOf } from '#contract/content/group.ts'
import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import { mailLabels } from '#contract/content/labels/newsletter-mails.ts'
import type { IssueItemKind } from '#contract/newsletter/newsletter-issue.ts'
import { languagePathPrefix } from '#contract/text/language-prefix.ts'
import type { LanguagePair } from '#server/base/entity/source-texts.ts'

/** Texts of newsletter mails in one language. */
export interface NewsletterMailTexts {
  readonly words: (typeof mailLabels)['defaults']
  /** Section headings, which the group can edit. */
  readonly headings: Readonly<Record<IssueItemKind, string>>
  readonly root: string
  readonly lang: string
}

/** Returns the mail texts of a language (empty for the main one) from the site's content. */
export const buildNewsletterMailTexts = (
  { lang, main }: LanguagePair,
  publicUrl: string,
  content: ChangedContent,
): NewsletterMailTexts => ({
  lang: lang || main,
  words: contentStringsOf(mailLabels, content),
  headings: {
    ...contentStringsOf(newsletterLabels, content).kinds,
    publication: String(content['publications.title']),
    project: String(content['projects.title']),
    item: '',
  },
  root: publicUrl + (lang === '' ? '' : languagePathPrefix(lang)),
})
