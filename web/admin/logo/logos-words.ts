/** Every fixed word of the panel in which partner logos are kept. */
export const logoPanel = {
  title: 'Logo Management',
  label: 'Logo',
  create: 'New logo',
  intro: (total: number) => (total === 1 ? '1 logo' : `${total} logos`),
  seenAt: '/',
  add: 'Add Logo',
  fields: {
    link: { label: 'Link', hint: 'Where a click on the logo leads.' },
    logo: { label: 'Image' },
  },
  confirmDelete: 'Are you sure you want to delete this logo?',
  empty: {
    title: 'No logos yet',
    text: 'Add the first one: it joins the strip of members on the home page.',
    readOnly: 'Logos appear here once an administrator has added them.',
  },
}
