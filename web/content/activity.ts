/** Every fixed word of the panel that shows who changed what. */
export const activityPanel = {
  title: 'Activity',
  label: 'Activity',
  intro: (total: number) => (total === 1 ? '1 change' : `${total.toLocaleString('en')} changes`),
  empty: { title: 'No changes', text: 'Nothing was changed by this person, here, at this time.' },
  subject: (kind: string, name: string) => (name ? `${kind}: ${name}` : kind),
  person: 'Person',
  everyone: 'Everyone',
  entity: 'Kind',
  everything: 'Everything',
  from: 'From',
  until: 'Until',
}
