/** Every fixed word of the page behind the newsletter's mails. */
export const newsletter = {
  title: 'Newsletter',
  eyebrow: 'News from the group',
  neutral: {
    heading: 'Newsletter',
    text: 'You will find a box to subscribe at the foot of every page. To confirm or to leave, use the link in the mail we have sent you.',
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
    text: 'It may have been used already, or cut in two by a mail program. You can subscribe anew at the foot of the page.',
  },
  home: 'Go back home',
  issues: 'Issues so far',
}
