const verbs = { created: 'added', updated: 'changed', deleted: 'deleted' }

export const activityPanelStrings = {
  title: 'Activity',
  label: 'Activity',
  intro: (total: number) => (total === 1 ? '1 change' : `${total.toLocaleString('en')} changes`),
  empty: { title: 'No changes', text: 'Nothing was changed by this person, here, at this time.' },
  deed: (action: keyof typeof verbs, kind: string, name: string) =>
    `${verbs[action]} ${kind.toLowerCase()}${name && ` “${name}”`}`,
  person: 'Person',
  everyone: 'Everyone',
  entity: 'Kind',
  everything: 'Everything',
  from: 'From',
  until: 'Until',
}
