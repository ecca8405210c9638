import { pageTitles } from './page-titles.ts'

export const teamContent = {
  name: 'team',
  defaults: {
    title: pageTitles.team,
    description:
      'The physicians, engineers and researchers of the group: what they work on and how to reach them.',
    eyebrow: 'People',
    heading: 'Meet our Team',
    intro:
      'Physicians, engineers, statisticians and the people who keep the scanners, the servers and the studies running. Choose a portrait to read what someone works on and how to reach them.',
    others: 'Further members',
    emptyTitle: 'The team will be introduced here',
    emptyText: 'Nobody has been added to a group yet.',
  },
}
