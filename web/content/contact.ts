/** The words of the contact page that are part of its controls. */
export const contact = {
  details: 'How to reach us',
}
