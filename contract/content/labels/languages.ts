export const languageLabels = {
  name: 'languageLabels',
  defaults: {
    switch: 'Language',
    /** Shown in its own language if the browser prefers that. */
    offer: 'This page is also available in English.',
    dismiss: 'No, thanks',
  },
}
