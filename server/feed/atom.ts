import { escapeHtml } from '#server/base/text/escape-html.ts'
import { authorsOf, entryId, entryUrl, type Feed, lastChange } from './feed-entries.ts'

// XML has no way to write these.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const xml = (text: string): string => escapeHtml(text.toWellFormed().replaceAll(unwritable, ''))

const tag = (name: string, text: string): string => `<${name}>${xml(text)}</${name}>`

const writeEntry = (feed: Feed, entry: Feed['entries'][number]): string =>
  [
    '<entry>',
    tag('id', entryId(feed, entry)),
    entry.language
      ? `<title xml:lang="${xml(entry.language)}">${xml(entry.title)}</title>`
      : tag('title', entry.title),
    `<link rel="alternate" href="${xml(entryUrl(feed, entry))}"/>`,
    ...authorsOf(feed, entry).map((name) => `<author>${tag('name', name)}</author>`),
    tag('published', entry.publishedAt),
    tag('updated', entry.updatedAt),
    `<category term="${entry.kind}"/>`,
    ...(entry.summary ? [tag('summary', entry.summary)] : []),
    ...(entry.html ? [`<content type="html">${xml(entry.html)}</content>`] : []),
    '</entry>',
  ].join('\n')

/** A feed as Atom (RFC 4287). */
export const toAtom = (feed: Feed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(feed.lang)}">`,
    tag('id', feed.publicUrl + feed.path),
    tag('title', feed.title),
    ...(feed.subtitle ? [tag('subtitle', feed.subtitle)] : []),
    tag('updated', lastChange(feed)),
    `<author>${tag('name', feed.author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${xml(feed.publicUrl + feed.path)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(feed.publicUrl + feed.page)}"/>`,
    ...feed.entries.map((entry) => writeEntry(feed, entry)),
    '</feed>\n',
  ].join('\n')
