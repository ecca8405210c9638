/** Front matter keys for layout and tools, which need no note. */
const keysWithoutNote = new Set([
  ...[
    'layout',
    'permalink',
    'nav',
    'nav_order',
    'nav_rank',
    'order',
    'importance',
    'weight',
    'toc',
  ],
  ...['related_posts', 'related_publications', 'inline', 'horizontal', 'page_id', 'lang', 'design'],
  ...[
    'view',
    'type',
    'schema',
    'slug',
    'url',
    'draft',
    'published',
    'header',
    'footer',
    'sections',
    'cover',
  ],
  ...['profile', 'social', 'selected_papers', 'announcements', 'latest_posts', 'giscus_comments'],
  ...['disqus_comments', 'content_meta', 'commentable', 'reading_time', 'share', 'image_preview'],
  ...[
    'superuser',
    'is_owner',
    'highlight_name',
    'status',
    'gallery_item',
    'last-modified-at',
    'build',
  ],
  ...[
    '_build',
    'headless',
    'private',
    'expiryDate',
    'cascade',
    'pagination',
    'display_categories',
    'redirect',
    'redirect_from',
    'aliases',
    'author_notes',
    'slides',
  ],
  ...[
    'publishDate',
    'lastmod',
    'all_day',
    'event_all_day',
    'featured',
    'demo',
    'event_end',
    'date_end',
  ],
])

export const unusedKeyNotes = (
  data: Readonly<Record<string, unknown>>,
  used: readonly string[],
): string[] => {
  const isSaid = (value: unknown) =>
    value !== '' &&
    value !== null &&
    value !== false &&
    !(typeof value === 'object' && Object.keys(value ?? {}).length === 0)
  const left = Object.keys(data).filter(
    (name) => !keysWithoutNote.has(name) && !used.includes(name) && isSaid(data[name]),
  )
  return left.length > 0 ? [`Not kept: ${left.slice(0, 20).join(', ')}`] : []
}
