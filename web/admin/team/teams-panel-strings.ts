import { createEntityPanelStrings } from '#web/admin/editor/panel/entity-strings.ts'

export const teamPanelStrings = {
  ...createEntityPanelStrings({
    one: 'team',
    many: 'teams',
    first: 'it appears on the team page at once',
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
  }),
  title: 'Team Management',
  seenAt: '/team',
}
