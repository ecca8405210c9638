/** Fixed texts of newsletter mails. */
export const mailLabels = {
  name: 'mailLabels',
  defaults: {
    confirm: {
      subject: 'Please confirm: news from {name}',
      why: 'Someone, probably you, asked for news from {name} at this address.',
      here: 'Confirm it here: {link}',
      notYou: 'If it was not you, do nothing, or remove the address here: {link}',
    },
    issue: {
      why: 'You get this because you asked for news from {name}.',
      read: 'Read it on the site',
      leave: 'Unsubscribe',
    },
  },
}
