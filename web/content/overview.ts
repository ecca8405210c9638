/** Every fixed word of the dashboard's first page. */
export const overviewWords = {
  title: 'Overview',
  counts: {
    projects: 'Projects',
    profiles: 'Profiles',
    publications: 'Publications',
    categories: 'Categories',
    latestPosts: 'Latest posts',
    logos: 'Logos',
    teams: 'Teams',
    subscribers: 'Subscribers',
  },
  unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  waiting: (count: number) =>
    count === 1 ? '1 account waits for approval' : `${count} accounts wait for approval`,
  upcoming: 'Next milestones',
  noUpcoming: 'No milestone has a date ahead.',
  missing: 'What is missing',
  nothingMissing: 'Nothing: every project and person is complete.',
  kinds: {
    projectsWithoutPicture: 'Projects without a picture',
    projectsWithoutProgress: 'Projects without progress',
    peopleWithoutPicture: 'People without a picture',
    peopleWithoutTeam: 'People without a team',
  },
}
