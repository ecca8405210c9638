/** Previews of what is not published yet. */
export const preview = {
  title: 'Preview',
  kinds: {
    post: 'project',
    publication: 'publication',
    profile: 'person',
    grant: 'grant',
    news: 'news',
    frontPage: 'latest post',
    page: 'page',
  },
  of: (kind: string, title: string) => `Preview of the ${kind} “${title}”.`,
  until: (when: string, zone: string) =>
    `Not published: only those who have this link see it, until ${when} (${zone}).`,
}
