/** What the list of grants and the page of one say around their entries. */
export const grantLabels = {
  name: 'grantLabels',
  defaults: {
    title: 'Grants',
    eyebrow: 'Grants',
    heading: 'Who makes this work possible',
    intro:
      'Our research is paid for by others: funders, foundations and partners. Here is what they fund, for how long, and what came of it.',
    empty: {
      title: 'No grants named yet',
      text: 'Those who fund our research will be named on this page.',
    },
    projects: { one: '1 project', other: '{count} projects' },
    publications: { one: '1 publication', other: '{count} publications' },
    states: { running: 'Running', ahead: 'To begin', over: 'Completed' },
    failed: { title: 'The grants could not be loaded', text: 'Please try again in a moment.' },
  },
}
