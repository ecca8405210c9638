export const messagePanelStrings = {
  title: 'Messages',
  label: 'Messages',
  intro: (total: number, unread: number) =>
    `${total.toLocaleString('en')} in all, ${unread.toLocaleString('en')} unread`,
  export: 'Export CSV',
  reply: 'Reply',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  unread: 'Unread',
  about: (title: string) => `About ${title}`,
  anonymous: 'Someone',
  confirmDelete: 'Are you sure you want to delete this message?',
  empty: {
    title: 'No messages yet',
    text: 'What visitors write in the contact form and on project pages arrives here.',
  },
}

export const subscriberPanelStrings = {
  title: 'Subscribers',
  label: 'Subscribers',
  intro: (total: number) =>
    total === 1 ? '1 subscriber' : `${total.toLocaleString('en')} subscribers`,
  export: 'Export CSV',
  columns: { email: 'Email', state: 'State', since: 'Since' },
  confirmed: 'Confirmed',
  pending: 'Not confirmed yet',
  confirmDelete: 'Are you sure you want to delete this subscriber?',
  empty: {
    title: 'No subscribers yet',
    text: 'Whoever signs up for news at the foot of a page, and confirms it by mail, appears here.',
  },
}
