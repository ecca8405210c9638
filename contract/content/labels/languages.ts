/** What leads to the site in another language. */
export const languageLabels = {
  name: 'languageLabels',
  defaults: {
    switch: 'Language',
    /** Said in its own language to those whose browser prefers it. */
    offer: 'This page is also available in English.',
    dismiss: 'No, thanks',
  },
}
