/** What pages of the group's own say around their blocks. */
export const blockLabels = {
  name: 'blockLabels',
  defaults: {
    nobody: 'Nobody yet.',
    noPublications: 'No publications yet.',
    noProjects: 'No projects yet.',
    load: 'Load',
    play: 'Play film',
    fromElsewhere: 'This comes from {host}. Nothing is loaded from there before you ask for it.',
    open: 'Open at {host}',
  },
}
