import {
  type Feed,
  type FeedEntry,
  feedAuthorsOf,
  feedEntryId,
  feedTextLanguage,
  feedUrlOf,
} from './feed-entries.ts'

/**
 * Returns the common language of title and summary if it differs from the feed's, otherwise an empty string.
 */
const sharedLanguage = (feed: Feed, entry: FeedEntry): string => {
  const language = feedTextLanguage(feed, entry, 'title')
  return !entry.summary || feedTextLanguage(feed, entry, 'summary') === language ? language : ''
}

export const toJsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    ...(feed.subtitle && { description: feed.subtitle }),
    home_page_url: feedUrlOf(feed, feed.page),
    feed_url: feedUrlOf(feed, feed.path),
    language: feed.code,
    authors: [{ name: feed.author }],
    items: feed.entries.map((entry) => ({
      ...(sharedLanguage(feed, entry) && { language: sharedLanguage(feed, entry) }),
      id: feedEntryId(feed, entry),
      url: feedUrlOf(feed, entry.path),
      title: entry.title,
      content_text: entry.summary || entry.title,
      ...(entry.html && { content_html: entry.html }),
      authors: feedAuthorsOf(feed, entry).map((name) => ({ name })),
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      tags: [entry.kind],
    })),
  })
