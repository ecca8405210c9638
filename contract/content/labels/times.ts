/** From when until when something lasted. */
export const timeLabels = {
  name: 'timeLabels',
  defaults: {
    since: 'since {from}',
    until: 'until {until}',
    span: '{from} – {until}',
    updated: 'Last updated {date}',
  },
}
