/** Every fixed word of the timeline of all projects. */
export const research = {
  title: 'Research & Development',
  eyebrow: 'Research & Development',
  heading: 'Where our research stands',
  intro:
    'What our projects have reached, what comes next and what takes longer than planned: every milestone and every step on one line.',
  progress: 'Progress',
  counts: 'How everything stands',
  today: 'Today',
  toToday: 'To today',
  ahead: 'Next up',
  behind: 'Later than planned',
  daysAhead: (days: number) =>
    days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days.toLocaleString('en')} days`,
  daysLate: (days: number) =>
    days === 1 ? '1 day late' : `${days.toLocaleString('en')} days late`,
  undated: 'Without a day',
  untitled: 'Untitled',
  by: 'by',
  follow: 'Follow',
  feed: 'Feed',
  calendar: 'Calendar',
  filters: {
    label: 'Narrow down the timeline',
    year: 'Year',
    category: 'Category',
    project: 'Project',
    any: 'All',
    show: 'Show',
    clear: 'Show everything',
    unknown: 'Not on this list',
    choice: (label: string, count: number) => `${label} (${count.toLocaleString('en')})`,
    found: (count: number) => (count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`),
    none: { title: 'Nothing here matches', text: 'Take a filter away to see more.' },
  },
  empty: {
    title: 'Nothing on the timeline yet',
    text: 'The first milestones and steps of our projects will appear on this page.',
  },
  failed: {
    title: 'The timeline could not be loaded',
    text: 'Please try again in a moment.',
  },
}
