export const profilePanelStrings = {
  title: 'Profiles',
  label: 'Profiles',
  create: 'New person',
  intro: (total: number) => (total === 1 ? '1 person' : `${total.toLocaleString('en')} people`),
  seenAt: '/team',
  add: 'Add Profile',
  edit: 'Edit Profile',
  confirmDelete: 'Are you sure you want to delete this profile?',
  confirmDeleteSeveral: (count: number) =>
    count === 1
      ? 'Are you sure you want to delete this profile?'
      : `Are you sure you want to delete these ${count.toLocaleString('en')} profiles?`,
  matched: {
    title: 'Is this yours?',
    intro: (count: number) =>
      count === 0
        ? 'Nothing is left to confirm.'
        : count === 1
          ? 'One publication was matched by name.'
          : `${count.toLocaleString('en')} publications were matched by name.`,
    yes: 'Yes',
    no: 'No',
    all: (count: number) => `Yes, all ${count.toLocaleString('en')}`,
    rejected: (count: number) => `Not theirs (${count.toLocaleString('en')})`,
    afterAll: 'It is, after all',
  },
  uses: {
    team: (name: string) => `Team: ${name}`,
    project: (name: string) => `Project: ${name}`,
    progress: (name: string) => `Research progress of ${name}`,
    title: 'They are taken off:',
    none: 'In no team, project or progress.',
    more: (count: number) => `and ${count} more`,
  },
  columns: { person: 'Name', email: 'Email', about: 'About' },
  fields: {
    name: 'Name',
    email: 'Email',
    about: 'About',
    profilePic: 'Profile Picture',
    qualifications: 'Qualifications',
    designation: 'Designation',
    AreaofInterest: 'Area of Interest',
    socialLinks: 'Social Links',
    orcid: 'ORCID iD',
    pronouns: 'Pronouns',
    otherNames: 'Other names',
    positions: 'Positions',
    isAlumni: 'Has left the group',
    nextPosition: 'Next position',
  },
  aboutHint: 'Markdown: **bold**, lists and links work.',
  orcidHint: 'By it new publications are found; nothing has to be connected.',
  otherNamesHint:
    'Spellings in lists of authors, one a line; one with a comma stands in quotation marks.',
  positionsHint: 'Dates are 2024, 2024-09 or 2024-09-01; without an end a position lasts.',
  position: 'Position',
  positionParts: { title: 'Title', team: 'Team', from: 'From', until: 'Until' },
  addPosition: 'Add Position',
  alumniSettings: [
    ['', 'As the positions say'],
    ['true', 'Yes'],
    ['false', 'No'],
  ] as const,
  remove: 'Remove',
  linkRows: {
    label: 'Social Links',
    choice: 'Network',
    address: 'URL',
    add: 'Add Social Link',
    remove: 'Remove',
    choices: {
      twitter: 'Twitter',
      linkedin: 'LinkedIn',
      'google-scholar': 'Google Scholar',
      researchgate: 'ResearchGate',
      orcid: 'ORCID',
      github: 'GitHub',
      website: 'Website',
      mastodon: 'Mastodon',
      bluesky: 'Bluesky',
    },
  },
  empty: {
    title: 'No people yet',
    text: 'Add the first one: people can then join teams and projects.',
    readOnly: 'People appear here once an administrator has added them.',
  },
}
