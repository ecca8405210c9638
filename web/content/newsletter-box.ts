/** Every fixed word of the box in the footer; apart, because every page carries it. */
export const newsletterBox = {
  title: 'News from the group',
  text: 'New papers, open data and positions. A few letters a year, and one click ends them.',
  email: 'Your e-mail, for news from us',
  placeholder: 'you@example.org',
  send: 'Subscribe',
  trap: 'Leave this field empty',
  asked: (email: string) => `Almost there: confirm with the link we have sent to ${email}.`,
  failed: 'We could not be reached. Check your connection and try again.',
  withoutScript: 'This box needs JavaScript. To subscribe without it, write to',
}
