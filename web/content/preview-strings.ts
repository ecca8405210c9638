/** Displayed names of entities whose internal name differs. */
const kinds: Readonly<Record<string, string>> = {
  post: 'project',
  profile: 'person',
  frontPage: 'latest post',
}

export const previewStrings = {
  title: 'Preview',
  kindOf: (entity: string) => kinds[entity] ?? entity,
  of: (kind: string, title: string, language: string) =>
    `Preview of the ${kind} “${title}”${language && ` in ${language}`}.`,
  until: (when: string, zone: string) =>
    `Not published: only those who have this link see it, until ${when} (${zone}).`,
}
