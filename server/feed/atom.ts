import { escapeHtml } from '#server/base/text/escape-html.ts'
import {
  buildFeedEntryId,
  type FeedContent,
  feedTextLanguage,
  findNewestFeedUpdate,
  listFeedEntryAuthors,
  toAbsoluteFeedUrl,
} from './feed-entries.ts'

// XML cannot contain these characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const xml = (text: string): string => escapeHtml(text.toWellFormed().replaceAll(unwritable, ''))

const tag = (name: string, text: string, lang = ''): string =>
  `<${name}${lang && ` xml:lang="${xml(lang)}"`}>${xml(text)}</${name}>`

const writeEntry = (feed: FeedContent, entry: FeedContent['entries'][number]): string =>
  [
    '<entry>',
    tag('id', buildFeedEntryId(feed, entry)),
    tag('title', entry.title, feedTextLanguage(feed, entry, 'title')),
    `<link rel="alternate" href="${xml(toAbsoluteFeedUrl(feed, entry.path))}"/>`,
    ...listFeedEntryAuthors(feed, entry).map((name) => `<author>${tag('name', name)}</author>`),
    tag('published', entry.publishedAt),
    tag('updated', entry.updatedAt),
    `<category term="${entry.kind}"/>`,
    ...(entry.summary
      ? [tag('summary', entry.summary, feedTextLanguage(feed, entry, 'summary'))]
      : []),
    ...(entry.html ? [`<content type="html">${xml(entry.html)}</content>`] : []),
    '</entry>',
  ].join('\n')

export const renderAtomFeed = (feed: FeedContent): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(feed.code)}">`,
    tag('id', toAbsoluteFeedUrl(feed, feed.path)),
    tag('title', feed.title),
    ...(feed.subtitle
      ? [tag('subtitle', feed.subtitle, feed.isSubtitleUntranslated ? feed.main : '')]
      : []),
    tag('updated', findNewestFeedUpdate(feed)),
    `<author>${tag('name', feed.author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${xml(toAbsoluteFeedUrl(feed, feed.path))}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(toAbsoluteFeedUrl(feed, feed.page))}"/>`,
    ...feed.entries.map((entry) => writeEntry(feed, entry)),
    '</feed>\n',
  ].join('\n')
