export const contactLabels = {
  name: 'contactLabels',
  defaults: { details: 'How to reach us' },
}
