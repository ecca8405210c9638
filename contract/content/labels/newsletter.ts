/** Labels of the newsletter page and its issues. */
export const newsletterLabels = {
  name: 'newsletterLabels',
  defaults: {
    title: 'Newsletter',
    eyebrow: 'News from the group',
    neutral: {
      heading: 'Newsletter',
      text: 'We write when there is something to tell. To confirm or to leave, use the link in the mail we have sent you.',
    },
    confirm: {
      heading: 'Confirm your subscription',
      text: 'One press, and you will hear from us whenever there is something new.',
      button: 'Confirm',
      doneHeading: 'You are subscribed',
      doneText: 'Thank you. You will hear from us.',
    },
    leave: {
      heading: 'Leave the newsletter',
      text: 'We are sorry to see you go. One press, and no further letter will reach you.',
      button: 'Unsubscribe',
      doneHeading: 'You have left',
      doneText: 'You will get no more news from us.',
    },
    invalid: {
      heading: 'This link is no longer valid',
      text: 'It may have been used already, or cut in two by a mail program. You can subscribe anew on this page.',
    },
    home: 'Go back home',
    issues: 'Issues so far',
    all: 'All issues',
    /** Headings of an issue. Those of publications and projects are their page titles. */
    kinds: { news: 'News', progress: 'Research progress' },
  },
}
