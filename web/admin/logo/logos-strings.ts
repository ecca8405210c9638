import { createEntityPanelStrings } from '#web/admin/editor/panel/entity-strings.ts'

export const logoPanelStrings = {
  ...createEntityPanelStrings({
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
