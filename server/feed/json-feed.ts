import { authorsOf, entryId, type Feed, type FeedEntry, languageOf, urlIn } from './feed-entries.ts'

/**
 * Returns the common language of title and summary if it differs from the feed's, otherwise an empty string.
 */
const sharedLanguage = (feed: Feed, entry: FeedEntry): string => {
  const language = languageOf(feed, entry, 'title')
  return !entry.summary || languageOf(feed, entry, 'summary') === language ? language : ''
}

/** Serialises a feed as JSON Feed 1.1. */
export const toJsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    ...(feed.subtitle && { description: feed.subtitle }),
    home_page_url: urlIn(feed, feed.page),
    feed_url: urlIn(feed, feed.path),
    language: feed.code,
    authors: [{ name: feed.author }],
    items: feed.entries.map((entry) => ({
      ...(sharedLanguage(feed, entry) && { language: sharedLanguage(feed, entry) }),
      id: entryId(feed, entry),
      url: urlIn(feed, entry.path),
      title: entry.title,
      content_text: entry.summary || entry.title,
      ...(entry.html && { content_html: entry.html }),
      authors: authorsOf(feed, entry).map((name) => ({ name })),
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      tags: [entry.kind],
    })),
  })
