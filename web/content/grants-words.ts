/** Every fixed word of the list of grants. */
export const grants = {
  title: 'Grants',
  eyebrow: 'Grants',
  heading: 'Who makes this work possible',
  intro:
    'Our research is paid for by others: funders, foundations and partners. Here is what they fund, for how long, and what came of it.',
  states: { running: 'Running', ahead: 'To begin', over: 'Completed' },
  today: 'Today',
  funders: (count: number) => (count === 1 ? '1 funder' : `${count.toLocaleString('en')} funders`),
  grants: (count: number) => (count === 1 ? '1 grant' : `${count.toLocaleString('en')} grants`),
  projects: (count: number) =>
    count === 1 ? '1 project' : `${count.toLocaleString('en')} projects`,
  publications: (count: number) =>
    count === 1 ? '1 publication' : `${count.toLocaleString('en')} publications`,
  untitled: 'Untitled grant',
  empty: {
    title: 'No grants named yet',
    text: 'Those who fund our research will be named on this page.',
  },
  failed: {
    title: 'The grants could not be loaded',
    text: 'Please try again in a moment.',
  },
}

/** Every fixed word of a grant's page. */
export const grantPage = {
  all: 'Grants',
  facts: 'Details',
  funder: 'Funder',
  number: 'Number',
  time: 'Time',
  amount: 'Amount',
  people: 'People',
  results: 'What came of it',
  list: 'As a list, to narrow down and export',
  nothingYet: 'The first results of this grant will be listed here.',
  describe: (name: string, funder: string) =>
    funder ? `${name}: funded by ${funder}, and what came of it.` : `${name}, and what came of it.`,
}
