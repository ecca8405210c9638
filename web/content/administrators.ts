/** Every fixed word of the panel with the administrators. */
export const administratorPanel = {
  title: 'Administrators',
  label: 'Administrators',
  intro: (total: number) => (total === 1 ? '1 account' : `${total} accounts`),
  invite: 'Invite',
  inviteLabel: 'Email',
  inviteHint: 'Whoever signs up with this address needs no approval.',
  states: { active: 'Active', waiting: 'Waiting for approval', revoked: 'Closed' },
  you: 'you',
  approve: 'Approve',
  revoke: 'Revoke',
  confirmRevoke: 'Are you sure you want to shut this account out?',
  invitations: 'Open invitations',
  noInvitations: 'No open invitations.',
  invitedBy: (name: string, day: string) => `Invited by ${name} on ${day}`,
  withdraw: 'Withdraw',
}

/** Every fixed word of the panel with the site's settings. */
export const settingsPanel = {
  title: 'Settings',
  label: 'Settings',
  intro: 'What the site says about its owner.',
  save: 'Save',
  fields: {
    name: 'Name',
    shortName: 'Short name',
    tagline: 'Tagline',
    description: 'Description',
    address: 'Postal address',
    email: 'Email',
    phone: 'Phone',
  },
  shortNameHint: 'For the header, where the name is long.',
  descriptionHint: 'Search engines and shared links show it.',
  social: 'Social links',
  socialHint: 'Leave a field empty to hide its icon.',
  networks: {
    github: 'GitHub',
    x: 'X',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
  },
  examples: {
    title: 'Example content',
    text: 'This site still shows the content it came with. The people and institutions in it are invented.',
    remove: 'Remove example content',
    confirm: 'Are you sure you want to remove all example content?',
    confirmText: 'What you have added or need yourself stays.',
  },
}

/** Every fixed word of the panel with one's own account. */
export const accountPanel = {
  title: 'Account',
  label: 'Account',
  password: 'Change password',
  oldPassword: 'Present password',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  change: 'Change password',
  passwordHint: 'At least 8 characters. Every other session ends.',
  sessions: 'Open sessions',
  thisOne: 'this one',
  opened: (when: string) => `Opened ${when}`,
  lastUsed: (when: string) => `last used ${when}`,
  everywhere: 'Sign out everywhere',
  confirmEverywhere: 'Are you sure you want to sign out everywhere?',
}
