/** Fixed texts of blocks on custom pages. */
export const blockLabels = {
  name: 'blockLabels',
  defaults: {
    nobody: 'Nobody yet.',
    noPublications: 'No publications yet.',
    noProjects: 'No projects yet.',
    noPositions: 'There are no open positions at the moment.',
    applyUntil: 'Apply until {date}',
    apply: 'Apply',
    load: 'Load',
    play: 'Play film',
    fromElsewhere: 'This comes from {host}. Nothing is loaded from there before you ask for it.',
    open: 'Open at {host}',
  },
}
