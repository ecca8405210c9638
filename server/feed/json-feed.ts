import {
  buildFeedEntryId,
  type FeedContent,
  type FeedEntry,
  feedTextLanguage,
  listFeedEntryAuthors,
  toAbsoluteFeedUrl,
} from './feed-entries.ts'

/**
 * Returns the common language of title and summary if it differs from the feed's, otherwise an empty string.
 */
const sharedLanguage = (feed: FeedContent, entry: FeedEntry): string => {
  const language = feedTextLanguage(feed, entry, 'title')
  return !entry.summary || feedTextLanguage(feed, entry, 'summary') === language ? language : ''
}

export const renderJsonFeed = (feed: FeedContent): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    ...(feed.subtitle && { description: feed.subtitle }),
    home_page_url: toAbsoluteFeedUrl(feed, feed.page),
    feed_url: toAbsoluteFeedUrl(feed, feed.path),
    language: feed.code,
    authors: [{ name: feed.author }],
    items: feed.entries.map((entry) => ({
      ...(sharedLanguage(feed, entry) && { language: sharedLanguage(feed, entry) }),
      id: buildFeedEntryId(feed, entry),
      url: toAbsoluteFeedUrl(feed, entry.path),
      title: entry.title,
      content_text: entry.summary || entry.title,
      ...(entry.html && { content_html: entry.html }),
      authors: listFeedEntryAuthors(feed, entry).map((name) => ({ name })),
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      tags: [entry.kind],
    })),
  })
