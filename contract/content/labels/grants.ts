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
    untitled: 'Untitled grant',
    /** What search engines show of a grant without a summary. */
    about: '{name}: funded by {funder}, and what came of it.',
    aboutAlone: '{name}, and what came of it.',
    funders: { one: '1 funder', other: '{count} funders' },
    grants: { one: '1 grant', other: '{count} grants' },
    projects: { one: '1 project', other: '{count} projects' },
    publications: { one: '1 publication', other: '{count} publications' },
    states: { running: 'Running', ahead: 'To begin', over: 'Completed' },
    facts: 'Details',
    funder: 'Funder',
    number: 'Number',
    time: 'Time',
    amount: 'Amount',
    people: 'People',
    reached: 'Milestones reached',
    progress: 'Research progress',
    materials: 'Data sets and models',
    kinds: { dataset: 'Data set', model: 'Model' },
    plans: 'What comes next',
    through: 'from the project {project}',
    list: 'As a list, to narrow down and export',
    nothingYet: 'The first results of this grant will be listed here.',
    failed: { title: 'The grants could not be loaded', text: 'Please try again in a moment.' },
  },
}
