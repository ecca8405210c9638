/** Labels of the timeline of all projects. */
export const researchLabels = {
  name: 'researchLabels',
  defaults: {
    title: 'Research & Development',
    eyebrow: 'Research & Development',
    heading: 'Where our research stands',
    intro:
      'What our projects have reached, what comes next and what takes longer than planned: every milestone and every step on one line.',
    empty: {
      title: 'Nothing on the timeline yet',
      text: 'The first milestones and steps of our projects will appear on this page.',
    },
    counts: 'How everything stands',
    today: 'Today',
    ahead: 'What comes next',
    behind: 'Later than planned',
    earlier: 'What came before',
    progress: 'Progress',
    /** Heading above the milestones of a quarter of a year. */
    quarter: '{quarter} {year}',
    quarters: {
      first: 'January to March',
      second: 'April to June',
      third: 'July to September',
      fourth: 'October to December',
    },
    undated: 'Without a day',
    untitled: 'Untitled',
    days: {
      today: 'today',
      tomorrow: 'tomorrow',
      ahead: { one: 'in 1 day', other: 'in {count} days' },
      late: { one: '1 day late', other: '{count} days late' },
    },
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
      found: { one: '1 entry', other: '{count} entries' },
      none: { title: 'Nothing here matches', text: 'Take a filter away to see more.' },
    },
    failed: { title: 'The timeline could not be loaded', text: 'Please try again in a moment.' },
  },
}

/** Displayed names of milestone states, by state. */
export const stateLabels = {
  name: 'stateLabels',
  defaults: { done: 'Done', next: 'Next', late: 'Late', other: 'Open or on hold' },
}
