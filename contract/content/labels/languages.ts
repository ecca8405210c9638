export const languageLabels = {
  name: 'languageLabels',
  defaults: {
    switch: 'Language',
    /** Offer to switch to this language. Shown in this language to visitors whose browser prefers it. */
    offer: 'This page is also available in English.',
    dismiss: 'No, thanks',
  },
}
