/** What the list of grants counts. */
export const grants = {
  funders: (count: number) => (count === 1 ? '1 funder' : `${count.toLocaleString('en')} funders`),
  grants: (count: number) => (count === 1 ? '1 grant' : `${count.toLocaleString('en')} grants`),
  projects: (count: number) =>
    count === 1 ? '1 project' : `${count.toLocaleString('en')} projects`,
  publications: (count: number) =>
    count === 1 ? '1 publication' : `${count.toLocaleString('en')} publications`,
  untitled: 'Untitled grant',
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
