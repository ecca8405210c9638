const people = (count: number) =>
  count === 1 ? '1 person' : `${count.toLocaleString('en')} people`

export const newsletterIssuePanelStrings = {
  title: 'Newsletter',
  label: 'Newsletter',
  intro: (total: number) => (total === 1 ? '1 issue' : `${total.toLocaleString('en')} issues`),
  add: 'Write Issue',
  edit: 'Edit Issue',
  fields: { subject: 'Subject', content: 'Text', include: 'What is new' },
  hints: {
    content: 'Stands before what is chosen below.',
    include: 'New since the last issue. What is ticked stands in the mail, with a link.',
  },
  nothingNew: 'Nothing is new since the last issue.',
  gone: 'Something that is no longer on the site',
  chooseAll: 'Choose all',
  chooseNone: 'Choose none',
  confirmDelete: 'Are you sure you want to delete this issue?',
  empty: {
    title: 'No issues yet',
    text: 'Write the first from what is new on the site. It goes to everyone who has confirmed.',
  },
  preview: 'Preview and send',
  page: 'View its page',
  states: {
    draft: 'Not sent yet',
    sending: (done: number, total: number) =>
      `Being sent: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
    sent: (count: number) => `Sent to ${people(count)}`,
  },
  refused: (count: number) => `${people(count)}: refused by their mail server`,
  uncertain: (count: number) =>
    `${people(count)}: perhaps not, because the server stopped meanwhile; not sent again`,
  left: (count: number) => `${people(count)}: left the list before their turn`,
  mail: {
    subject: 'Subject',
    html: 'As mail',
    text: 'As plain text',
    label: 'The mail',
    sendTest: 'Send test to me',
    send: 'Send to everyone',
    question: 'Send this issue to everyone who has confirmed?',
    explanation: (readers: number) =>
      readers === 0
        ? 'Nobody has confirmed a subscription yet: it would reach nobody, get a page on the site, and could not be sent again once there are readers.'
        : `It goes to ${people(readers)}, and cannot be changed or called back after that. It also gets a page on the site.`,
  },
}
