import type { FoundPublication } from '#contract/publication/publication-found.ts'
import type { PublicationWatchInterval } from '#contract/settings/watch-rhythm.ts'

const namesOf = (people: readonly { readonly name: string }[]) =>
  new Intl.ListFormat('en').format(people.map(({ name }) => name))

export const foundPublicationPanelStrings = {
  title: 'Found elsewhere',
  label: 'Found elsewhere',
  intro: (total: number) =>
    total === 1 ? '1 waits for you' : `${total.toLocaleString('en')} wait for you`,
  look: 'Look now',
  looking: 'Asking ORCID and Crossref. This page shows what comes in; you can leave it.',
  lookedAt: (when: string) => `Last looked ${when}.`,
  neverLooked: 'Nobody has looked yet.',
  rhythms: {
    off: 'Salus does not look by itself.',
    weekly: 'Salus looks every week, at night.',
    daily: 'Salus looks every night.',
  } satisfies Record<PublicationWatchInterval, string>,
  change: 'Change this',
  problems: 'Not everything could be asked the last time:',
  reasons: {
    new: 'New',
    version: 'Other version',
    correction: 'Correction',
    concern: 'Expression of concern',
    retraction: 'Retraction',
  } satisfies Record<FoundPublication['reason'], string>,
  inRecord: (people: FoundPublication['people'], since: string) =>
    `In the ORCID ${people.length > 1 ? 'records' : 'record'} of ${namesOf(people)}${since && ` since ${since}`}`,
  ofOthers: 'Named by Crossref',
  versionOf: (title: string) => `Another version of “${title}”`,
  noticeAt: (day: string) => (day === '' ? 'Crossref says so' : `Crossref says so since ${day}`),
  readNotice: 'Read it',
  accept: {
    new: 'Save as a draft',
    version: 'Add this version',
    correction: 'Show the correction',
    concern: 'Show the concern',
    retraction: 'Show the retraction',
  } satisfies Record<FoundPublication['reason'], string>,
  publish: 'Publish',
  dismiss: 'Dismiss',
  undoAccept: 'Accepted by mistake?',
  acceptAll: (count: number) => `Accept all ${count.toLocaleString('en')}`,
  confirmAll: (count: number) => `Accept all ${count.toLocaleString('en')}?`,
  allDetails:
    'New ones become drafts. Versions and notices are added to the publications they belong to, where visitors see them.',
  empty: {
    title: 'Nothing new',
    text: 'New works of people with an ORCID iD appear here, and what publishers say of works that are here: that a preprint has appeared, was corrected or retracted.',
  },
}
