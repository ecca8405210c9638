/** What pages say around their blocks. */
export const pageBlocks = {
  nobody: 'Nobody yet.',
  noPublications: 'No publications yet.',
  noProjects: 'No projects yet.',
  load: 'Load',
  play: 'Play film',
  fromElsewhere: (host: string) =>
    `This comes from ${host}. Nothing is loaded from there before you ask for it.`,
  open: (host: string) => `Open at ${host}`,
}
