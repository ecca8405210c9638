/** What entries of the timeline say of themselves. */
export const research = {
  daysAhead: (days: number) =>
    days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days.toLocaleString('en')} days`,
  daysLate: (days: number) =>
    days === 1 ? '1 day late' : `${days.toLocaleString('en')} days late`,
  untitled: 'Untitled',
}
