import { entityWords } from '#web/admin/editor/panel/entity-words.ts'

/** Every fixed word of the panel in which partner logos are kept. */
export const logoPanel = {
  ...entityWords({
    one: 'logo',
    many: 'logos',
    first: 'it joins the strip of members on the home page',
    fields: {
      link: { label: 'Link', hint: 'Where a click on the logo leads.' },
      logo: { label: 'Image' },
    },
  }),
  title: 'Logo Management',
  label: 'Logo',
  seenAt: '/',
}
