/** The words of the contact page that are part of its controls. */
export const contact = {
  details: 'How to reach us',
  withoutScript: 'This form needs JavaScript. You can also simply write to',
}
