import { fillPlaceholders } from '#contract/content/group.ts'
import { groupIntoIssueSections } from '#contract/newsletter/issue-sections.ts'
import type { NewsletterIssueItem } from '#contract/newsletter/newsletter-issue.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { languageDirectionOf } from '#contract/text/language-direction.ts'
import { renderMailHtml, renderMailLink } from '#server/base/mail/layout.ts'
import type { Mail } from '#server/base/mail/mail.ts'
import { escapeHtml } from '#server/base/text/escape-html.ts'
import { langAttributes } from '#server/base/text/lang-attributes.ts'
import { renderMarkdownSafely } from '#server/base/text/read-markdown.ts'
import type { NewsletterMailTexts } from './mail-texts.ts'
import { issueMailHeaders, unsubscribePageUrl } from './mails.ts'

export interface ComposedNewsletterIssue {
  readonly _id: string
  readonly subject: string
  readonly content: string
  readonly items: readonly NewsletterIssueItem[]
  /** Fixed texts of the mail, in the issue's language. */
  readonly texts: NewsletterMailTexts
  readonly main: string
  /** Names of the issue's texts that fell back to the main language. */
  readonly untranslated: readonly string[]
  readonly siteName: string
  readonly publicUrl: string
}

interface Recipient {
  readonly email: string
  readonly token: string
}

const urlOf = ({ path }: NewsletterIssueItem, publicUrl: string): string =>
  path.startsWith('/') ? publicUrl + path : path

/** Returns the `class` and `style` attributes of secondary text, readable in light and dark themes. */
const soft = (style: string): string => `class="soft" style="color:#4a5a56;${style}"`

const lineLength = 140

const linesOf = ({ authors, summary }: NewsletterIssueItem): string[] =>
  [authors, truncateText(summary, lineLength)].filter(Boolean)

/** Builds the `lang` attribute of an item's text. Empty if the text is in the mail's language. */
const langOf = (
  { language, untranslated = [] }: NewsletterIssueItem,
  name: string,
  main: string,
): string => {
  const lang = language || (untranslated.includes(name) ? main : '')
  return lang && ` lang="${escapeHtml(lang)}"`
}

const itemHtml = (item: NewsletterIssueItem, publicUrl: string, main: string): string => {
  const lines = linesOf(item).map((line) => {
    const lang = line === item.authors ? '' : langOf(item, 'summary', main)
    return `<br><span dir="auto"${lang} ${soft('font-size:15px')}>${escapeHtml(line)}</span>`
  })
  const link = renderMailLink(urlOf(item, publicUrl), item.title, 'font-weight:600')
  const title = `<span dir="auto"${langOf(item, 'title', main)}>${link}</span>`
  return `<p dir="auto" style="margin:0 0 20px;line-height:1.45">${title}${lines.join('')}</p>`
}

const itemText = (item: NewsletterIssueItem, publicUrl: string): string =>
  [item.title, ...linesOf(item), urlOf(item, publicUrl)].join('\n')

/** Renders the site's icon and name. Uses a PNG, because every mail program can show one. */
const letterhead = (
  publicUrl: string,
  { root, lang }: NewsletterMailTexts,
  siteName: string,
): string =>
  `<p ${soft('margin:0 0 20px')}><img src="${escapeHtml(`${publicUrl}/icon-192.png`)}" alt="" width="40" height="40" style="vertical-align:middle;margin-${languageDirectionOf(lang) === 'rtl' ? 'left' : 'right'}:12px;border-radius:6px">${renderMailLink(root, siteName, 'color:inherit;text-decoration:none')}</p>`

const sectionsOf = ({
  items,
  texts: { headings },
}: Pick<ComposedNewsletterIssue, 'items' | 'texts'>) =>
  groupIntoIssueSections(items).map(({ kind, section, items: listed }) => ({
    heading: section ?? headings[kind],
    items: listed,
  }))

/**
 * Renders the common part of an issue's mail once. Returns a function that builds the mail of each recipient.
 */
export const renderNewsletterMail = async (
  issue: ComposedNewsletterIssue,
): Promise<(recipient: Recipient) => Mail> => {
  const { publicUrl, siteName, subject, main } = issue
  const { root, words, lang } = issue.texts
  const langIn = (name: string) => (issue.untranslated.includes(name) ? main : lang)
  const dir = languageDirectionOf(langIn('content'))
  const content = await renderMarkdownSafely(issue.content, {
    publicUrl,
    root,
    isStyled: true,
    dir,
  })
  const sections = sectionsOf(issue)
  const page = `${root}/newsletter/${issue._id}`
  const html = [
    letterhead(publicUrl, issue.texts, siteName),
    `<h1 ${langAttributes(langIn('subject'))} style="margin:0 0 20px;font-size:26px;line-height:1.25">${escapeHtml(subject)}</h1>`,
    `<div ${langAttributes(langIn('content'))}>${content.html}</div>`,
    ...sections.flatMap(({ heading, items }) => [
      `<h2 style="margin:36px 0 16px;padding-top:16px;border-top:1px solid #c9c3b4;font-size:20px;line-height:1.3">${escapeHtml(heading)}</h2>`,
      ...items.map((item) => itemHtml(item, root, main)),
    ]),
  ]
  const text = [
    siteName,
    subject,
    content.text,
    ...sections.flatMap(({ heading, items }) => [
      `${heading}\n${'-'.repeat(heading.length)}`,
      ...items.map((item) => itemText(item, root)),
    ]),
  ].filter(Boolean)
  return ({ email, token }) => {
    const leave = unsubscribePageUrl(root, token)
    const { read, leave: leaving } = words.issue
    const why = fillPlaceholders(words.issue.why, { name: siteName })
    const foot = `<p ${soft('margin:36px 0 0;padding-top:16px;border-top:1px solid #c9c3b4;font-size:14px')}>${escapeHtml(why)}<br>${renderMailLink(page, read)} · ${renderMailLink(leave, leaving)}</p>`
    return {
      to: email,
      subject,
      headers: issueMailHeaders(publicUrl, token),
      html: renderMailHtml(subject, [...html, foot].join('\n'), lang),
      text: `${[...text, `-- \n${why}\n${read}: ${page}\n${leaving}: ${leave}`].join('\n\n')}\n`,
    }
  }
}
