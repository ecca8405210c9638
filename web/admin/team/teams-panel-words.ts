/** Every fixed word of the panel in which teams are kept. */
export const teamPanel = {
  title: 'Team Management',
  label: 'Teams',
  create: 'New team',
  intro: (total: number) => (total === 1 ? '1 team' : `${total} teams`),
  seenAt: '/team',
  add: 'Add Team',
  edit: 'Edit Team',
  fields: {
    name: {
      label: 'Team Name',
      hint: 'Names that begin with “Researchers - ” are shown together in one section.',
    },
    peoples: {
      label: 'Members',
      none: 'No members yet',
      noChoices: 'No profiles available',
    },
  },
  confirmDelete: 'Are you sure you want to delete this team?',
  empty: {
    title: 'No teams yet',
    text: 'Add the first one: it appears on the team page at once.',
    readOnly: 'Teams appear here once an administrator has added them.',
  },
}
