import type { DigestInterval } from '#contract/settings/digest.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { renderMailHtml } from '#server/base/mail/layout.ts'
import type { Mail } from '#server/base/mail/mail.ts'
import { escapeHtml } from '#server/base/text/escape-html.ts'
import type { PendingDigestItems } from './store.ts'

interface Section {
  readonly heading: string
  readonly lines: readonly string[]
  /** Number of items of the section that the mail does not list. */
  readonly more: number
  readonly panel: string
}

const lineLength = 140

const formatCount = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`

interface Part extends Omit<Section, 'more'> {
  readonly total: number
  /** Replaces the number of unlisted items, which is otherwise `total` minus the listed lines. */
  readonly more?: number
}

const partsOf = (waiting: PendingDigestItems): Part[] => [
  {
    heading: formatCount(waiting.suggested, 'suggestion waits', 'suggestions wait'),
    lines: waiting.suggestions.map(({ title, suggestedBy }) => `${title}, by ${suggestedBy}`),
    total: waiting.suggested,
    panel: '/admin/suggestions',
  },
  {
    heading: formatCount(waiting.foundTotal, 'publication was found', 'publications were found'),
    lines: waiting.found.map(({ publication }) => publication.title),
    total: waiting.foundTotal,
    panel: '/admin/found',
  },
  {
    heading: formatCount(waiting.healthTotal, 'new thing to look at', 'new things to look at'),
    lines: waiting.health.map(({ label, more }) => `${label}: ${more.toLocaleString('en')} more`),
    total: waiting.healthTotal,
    more: 0,
    panel: '/admin/health',
  },
  {
    heading: formatCount(waiting.unread, 'unread message', 'unread messages'),
    lines: waiting.messages.map(({ name, email, message }) => `${name || email}: ${message}`),
    total: waiting.unread,
    panel: '/admin/messages',
  },
  {
    heading: formatCount(waiting.lateTotal, 'milestone is late', 'milestones are late'),
    lines: waiting.late.map(({ project, title, dueDate }) =>
      [`${project}: ${title}`, dueDate && `due ${dueDate.slice(0, 10)}`].filter(Boolean).join(', '),
    ),
    total: waiting.lateTotal,
    panel: '/research',
  },
]

const sectionsOf = (waiting: PendingDigestItems): Section[] =>
  partsOf(waiting)
    .filter(({ total }) => total > 0)
    .map(({ total, lines, more = total - lines.length, ...section }) => ({
      ...section,
      lines: lines.map((line) => truncateText(line.replaceAll(/\s+/g, ' ').trim(), lineLength)),
      more,
    }))

const linesOf = ({ lines, more }: Section): string[] => [
  ...lines,
  ...(more > 0 ? [`and ${more.toLocaleString('en')} more`] : []),
]

const sectionHtml = (section: Section, publicUrl: string): string =>
  [
    `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3"><a href="${escapeHtml(publicUrl + section.panel)}" style="color:#0b5d52">${escapeHtml(section.heading)}</a></h2>`,
    '<ul style="margin:0 0 16px;padding-left:24px">',
    ...linesOf(section).map((line) => `<li style="margin:0 0 4px">${escapeHtml(line)}</li>`),
    '</ul>',
  ].join('\n')

const sectionText = (section: Section, publicUrl: string): string =>
  [section.heading, ...linesOf(section).map((line) => `- ${line}`), publicUrl + section.panel].join(
    '\n',
  )

/** Builds the mail, or returns null if nothing is waiting. */
export const buildDigestMail = (
  { email, rhythm }: { email: string; rhythm: DigestInterval },
  waiting: PendingDigestItems,
  { siteName, publicUrl }: { siteName: string; publicUrl: string },
): Mail | null => {
  const sections = sectionsOf(waiting)
  if (sections.length === 0) return null
  const subject = `${siteName}: ${sections.map(({ heading }) => heading).join(', ')}`
  const account = `${publicUrl}/admin/account`
  const why = `You get this ${rhythm} from ${siteName} because you chose so under Account.`
  return {
    to: email,
    subject,
    text: `${[...sections.map((each) => sectionText(each, publicUrl)), `${why}\n${account}`].join('\n\n')}\n`,
    html: renderMailHtml(
      subject,
      [
        ...sections.map((each) => sectionHtml(each, publicUrl)),
        `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #c9c3b4;color:#4a5a56;font-size:14px">${escapeHtml(why)}<br><a href="${escapeHtml(account)}" style="color:#0b5d52">Change it there</a></p>`,
      ].join('\n'),
    ),
  }
}
