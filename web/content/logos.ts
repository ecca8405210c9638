/** Every fixed word of the panel in which partner logos are kept. */
export const logoPanel = {
  title: 'Logo Management',
  label: 'Logo',
  create: 'New logo',
  intro: (total: number) => (total === 1 ? '1 logo' : `${total} logos`),
  seenAt: '/',
  add: 'Add Logo',
  link: 'Link',
  linkHint: 'Where a click on the logo leads.',
  image: 'Image',
  required: 'Both link and image are required.',
  confirmDelete: 'Are you sure you want to delete this logo?',
  empty: {
    title: 'No logos yet',
    text: 'Add the first one: it joins the strip of members on the home page.',
    readOnly: 'Logos appear here once an administrator has added them.',
  },
}
