/** Labels of time spans. */
export const timeLabels = {
  name: 'timeLabels',
  defaults: {
    since: 'since {from}',
    until: 'until {until}',
    span: '{from} – {until}',
    updated: 'Last updated {date}',
  },
}
