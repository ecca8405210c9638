import type { PeopleImportEntry } from '#contract/profile/people-import.ts'
import type { ImportPreviewStrings } from '#web/admin/editor/import/import-preview.tsx'
import { profilePanelStrings } from '#web/content/profile-panel-strings.ts'

const people = (count: number) =>
  count === 1 ? '1 person' : `${count.toLocaleString('en')} people`

const fieldNames: Readonly<Record<string, string>> = profilePanelStrings.fields

export const peopleImportStrings = {
  open: 'Add several',
  title: 'Add several people',
  intro: 'Nothing is saved before you have seen what would be.',
  text: 'Paste a table',
  textHint:
    'From a spreadsheet, with a head such as: name, mail, position, team, ORCID, from, until. Names alone will do, and so will ORCID iDs, one a line.',
  chooseFile: 'Choose a file',
  dropHint: 'or drop it here: .csv, .tsv, .txt, up to 500 people',
  removeFile: 'Remove',
  read: 'Preview',
  asking: 'Asking ORCID for positions and links',
  skip: 'Skip this',
  progress: (done: number, total: number) => `${done} of ${total}`,
  left: (columns: readonly string[]) =>
    columns.length === 1
      ? `The column “${columns[0]}” becomes nothing.`
      : `These columns become nothing: ${columns.join(', ')}.`,
  groups: {
    new: { name: 'New', tally: (count) => `${count} new` },
    duplicate: { name: 'Here already', tally: (count) => `${count} here already` },
    failed: { name: 'Could not be read', tally: (count) => `${count} could not be read` },
  } satisfies Record<PeopleImportEntry['status'], ImportPreviewStrings['groups'][string]>,
  count: people,
  line: (line: number) => `Line ${line}`,
  inTeam: (team: string) => `Team: ${team}`,
  positions: (count: number) => (count === 1 ? '1 position' : `${count} positions`),
  links: (count: number) => (count === 1 ? '1 link' : `${count} links`),
  fills: (fields: readonly string[]) =>
    `Would fill in: ${fields.map((name) => fieldNames[name] ?? name).join(', ')}`,
  nothingToFill: 'Nothing to fill in',
  sameAs: (name: string) => `Here as: ${name}`,
  chooseAll: (group: string) => `All: ${group}`,
  more: (count: number) => `Show ${count} more`,
  asDrafts: 'Add them as drafts',
  save: (count: number) => `Save ${people(count)}`,
  saved: (count: number) => `${people(count)} saved.`,
  photosNext: 'Their photos can be dropped together: Add photos.',
  undo: 'Undo',
  undone: 'All of it is taken back.',
  kept: (count: number) => `${people(count)} edited since then stayed.`,
  again: 'Start over',
  close: 'Close',
}

export const peoplePhotosStrings = {
  open: 'Add photos',
  title: 'Add photos',
  intro: 'Photos find their people by the names of the files, such as ada-lovelace.jpg.',
  choose: 'Choose photos',
  dropHint: 'or drop them here together. JPEG, PNG, WebP, AVIF or GIF, up to 10 MB each.',
  matched: (count: number) =>
    count === 1 ? '1 photo has found its person' : `${count} photos have found their people`,
  unmatched: (count: number) =>
    count === 1 ? '1 photo fits nobody for certain' : `${count} photos fit nobody for certain`,
  personFor: (file: string) => `Person on ${file}`,
  nobody: 'Nobody: leave it out',
  replaces: 'Replaces the photo that is there.',
  twice: 'Two photos are chosen for this person; the last one is kept.',
  save: (count: number) => (count === 1 ? 'Save 1 photo' : `Save ${count} photos`),
  saving: 'Saving photos',
  saved: (count: number) => (count === 1 ? '1 photo saved.' : `${count} photos saved.`),
  failed: 'These could not be saved:',
}
