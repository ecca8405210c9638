/** The words of the box in the footer that are part of its controls; apart, because every page carries it. */
export const newsletterBox = {
  placeholder: 'you@example.org',
  trap: 'Leave this field empty',
  failed: 'We could not be reached. Check your connection and try again.',
}
