/** What the contact page is labelled with. */
export const contactLabels = {
  name: 'contactLabels',
  defaults: { details: 'How to reach us' },
}
