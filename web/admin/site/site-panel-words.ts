/** Every fixed word of the panel in which the site's own words, pictures and menus are kept. */
export const sitePanel = {
  title: 'Site',
  label: 'Site',
  intro: 'What the pages say and show of their own. Visitors see it once it is published.',
  page: 'Page',
  stillShipped: {
    key: 'shipped',
    label: (count: number) => `Still as shipped (${count.toLocaleString('en')})`,
    count: (count: number) =>
      count === 1
        ? 'One sentence or picture is as it shipped and may speak of a group that is invented.'
        : `${count.toLocaleString('en')} sentences and pictures are as they shipped and may speak of a group that is invented.`,
    change: 'Change',
    fits: 'This fits us',
    allFit: 'All of these fit us',
    hide: 'Hide this section',
    inDraft: 'Changed in the draft: visitors see it once you publish it.',
    none: {
      title: 'Nothing is as shipped',
      text: 'Every sentence and picture is yours, or fits you as it is.',
    },
  },
  save: 'Save draft',
  publish: 'Publish',
  publishTitle: 'Show this to visitors?',
  publishText: 'These will change on the site:',
  nothing: 'Visitors see all of this already.',
  unsaved: 'Not saved yet.',
  discard: 'Discard',
  default: 'Back to the default',
  isDefault: 'As shipped',
  add: 'Add',
  remove: (name: string) => `Remove ${name}`,
  entry: (number: number) => `Entry ${number}`,
  upload: 'Choose a picture',
  shipped: 'Picture',
  own: 'Your own picture',
  /** What ships is named as its file. */
  shippedAs: (name: string) => `Shipped: ${name.replaceAll('-', ' ')}`,
  uploading: 'Uploading…',
  films: {
    upload: 'Choose a film',
    hint: 'MP4 or WebM, up to 10 MB. It plays silently in a loop; its first frame stands for it where it does not play. The file is shown as it is, with whatever it says about where it was made.',
    unplayable:
      'This browser cannot play the film, so visitors may not either. Save it as MP4 (H.264) or WebM.',
    remove: 'Remove the film',
  },
  alt: 'What it shows',
  conflict:
    'Someone else has changed the draft. What you typed is still here; save again to keep it.',
  sections: {
    hero: 'Opening',
    members: 'Members',
    latest: 'Latest posts',
    mission: 'Mission',
    vision: 'Vision',
    values: 'Values',
    about: 'About',
    leadership: 'Leadership',
  } as Readonly<Record<string, string>>,
  hidden: 'Hidden',
  hide: (name: string) => `Hide ${name}`,
  show: (name: string) => `Show ${name}`,
  menus: {
    key: 'menus',
    label: 'Menus',
    names: {
      header: 'Header',
      more: 'More menu',
      contact: 'Button in the header',
      footer: 'Footer',
    },
    item: { label: 'Label', target: 'Leads to' },
    hint: 'Type a name to choose a page, a project or a person; or a path such as /team, a web address, or nothing for “not available yet”.',
    missing: 'There is no such page on this site',
    kinds: {
      project: (title: string) => `Project: ${title}`,
      person: (name: string) => `Person: ${name}`,
      category: (name: string) => `Category: ${name}`,
      team: (name: string) => `Team: ${name}`,
    },
    add: (menu: string) => `Add to: ${menu}`,
    conflict:
      'Someone else has changed the menus. What you typed is still here; save again to keep it.',
    save: 'Save and publish',
  },
}
