import type { PanelGroup } from '#web/admin/define-panel.ts'

export const dashboardPath = '/admin/dashboard'

export const dashboardStrings = {
  title: 'Dashboard',
  brand: 'Dashboard',
  overview: 'Overview',
  /** Replaces the label of the overview for members, who edit only their own page. */
  ownPage: 'Your page',
  own: {
    intro: 'What visitors read of you, and what waits for you.',
    see: 'See it',
    edit: 'Edit',
    noSuggestions: 'No suggestions yet',
    noSuggestionsText:
      'Tell what is new in a project: an editor reads it before it appears on the site.',
    suggest: 'Suggest progress',
  },
  menu: 'Panels',
  groups: {
    content: 'Content',
    site: 'Site',
    people: 'People',
    messages: 'Messages',
    administration: 'Administration',
  } satisfies Record<PanelGroup, string>,
  signOut: 'Sign out',
  account: 'Your account',
}
