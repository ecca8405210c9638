/** What the list of grants counts, and how one is described to machines. */
export const grants = {
  funders: (count: number) => (count === 1 ? '1 funder' : `${count.toLocaleString('en')} funders`),
  grants: (count: number) => (count === 1 ? '1 grant' : `${count.toLocaleString('en')} grants`),
  projects: (count: number) =>
    count === 1 ? '1 project' : `${count.toLocaleString('en')} projects`,
  publications: (count: number) =>
    count === 1 ? '1 publication' : `${count.toLocaleString('en')} publications`,
  untitled: 'Untitled grant',
  describe: (name: string, funder: string) =>
    funder ? `${name}: funded by ${funder}, and what came of it.` : `${name}, and what came of it.`,
}
