type FrontMatter = Readonly<Record<string, unknown>>

/** Front matter keys for layout and tools, which change no content and need no note. */
const keysWithoutNote = new Set(
  `layout permalink slug url draft published private headless publishDate expiryDate nav nav_order nav_rank order importance weight toc related_posts related_publications
  inline horizontal page_id lang design view type schema header footer sections profile social
  selected_papers announcements latest_posts giscus_comments disqus_comments content_meta
  commentable reading_time share superuser is_owner highlight_name status last-modified-at build
  _build cascade pagination display_categories featured demo all_day event_all_day lastmod`.split(
    /\s+/,
  ),
)

const maxKeyLength = 60

const isEmpty = (value: unknown): boolean => {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === '' || value === null || value === undefined || value === false
}

/** Returns a note on the keys that no field of the entry keeps. */
export const unusedKeyNotes = (data: FrontMatter, used: readonly string[]): string[] => {
  const read = new Set(used)
  const left = Object.keys(data).filter(
    (name) => !keysWithoutNote.has(name) && !read.has(name) && !isEmpty(data[name]),
  )
  return left.length > 0
    ? [`Not kept: ${left.map((name) => name.slice(0, maxKeyLength)).join(', ')}`]
    : []
}

/**
 * Wraps front matter and records which keys are read, so that an importer cannot forget to name a key that it
 * does not use.
 */
export const recordReadKeys = (data: FrontMatter) => {
  const read = new Set<string>()
  const record = (name: string | symbol) => void read.add(String(name))
  const recorded = new Proxy(data, {
    get: (target, name) => {
      record(name)
      return Reflect.get(target, name)
    },
    has: (target, name) => {
      record(name)
      return Reflect.has(target, name)
    },
  })
  return { recorded, unreadKeyNotes: () => unusedKeyNotes(data, [...read]) }
}
