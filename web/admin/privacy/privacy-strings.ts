const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`

export const privacyPanelStrings = {
  title: 'Personal data',
  label: 'Personal data',
  intro:
    'What Salus keeps about one e-mail address: to hand it over when someone asks, or to erase it.',
  email: 'E-mail address',
  look: 'Look it up',
  nothing: (email: string) => `Nothing is kept about ${email}.`,
  found: (email: string) => `Kept about ${email}`,
  own: 'Theirs',
  named: 'Written by others, and naming the address',
  download: 'Download as JSON',
  erase: 'Erase',
  confirm: {
    question: 'Erase this for good?',
    details:
      'Account, messages, subscription and all else that is theirs goes. What others wrote no longer names the address, also in earlier states. It cannot be brought back.',
    profiles: 'Profile on the site',
    profile: (name: string) => `Also the profile of ${name}, with its page and its pictures`,
    noProfile: 'Keep the profile on the site',
    label: 'Erase for good',
  },
  done: 'Erased. Backups still hold it until they are replaced by newer ones.',
  kept: 'These still name the address, because they are content of the site. Change them if they should not:',
  entry: (kind: string, title: string) => `${kind}: ${title}`,
  /** Functions that describe how many records of a database table are about a person, by table. */
  tables: {
    account: (count: number) => counted(count, 'account', 'accounts'),
    session: (count: number) => counted(count, 'open session', 'open sessions'),
    journal: (count: number) => counted(count, 'line of the activity', 'lines of the activity'),
    message: (count: number) => counted(count, 'message', 'messages'),
    subscriber: (count: number) => counted(count, 'subscription', 'subscriptions'),
    issueDelivery: (count: number) => counted(count, 'newsletter sent', 'newsletters sent'),
    mailQueue: (count: number) => counted(count, 'mail that waits', 'mails that wait'),
    invitation: (count: number) => counted(count, 'invitation', 'invitations'),
    suggestion: (count: number) => counted(count, 'suggestion', 'suggestions'),
    unfinished: (count: number) => counted(count, 'unfinished text', 'unfinished texts'),
    draft: (count: number) => counted(count, 'draft', 'drafts'),
  } as Readonly<Record<string, (count: number) => string>>,
}
