import { authorsOf, entryId, entryUrl, type Feed } from './feed-entries.ts'

/** A feed as JSON Feed 1.1. */
export const toJsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    ...(feed.subtitle && { description: feed.subtitle }),
    home_page_url: feed.publicUrl + feed.page,
    feed_url: feed.publicUrl + feed.path,
    language: feed.lang,
    authors: [{ name: feed.author }],
    items: feed.entries.map((entry) => ({
      id: entryId(feed, entry),
      url: entryUrl(feed, entry),
      title: entry.title,
      content_text: entry.summary || entry.title,
      ...(entry.html && { content_html: entry.html }),
      authors: authorsOf(feed, entry).map((name) => ({ name })),
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      tags: [entry.kind],
    })),
  })
