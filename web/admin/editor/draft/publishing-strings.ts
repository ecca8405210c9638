export const publishingStrings = {
  legend: (state: string) => `Visibility: ${state}`,
  status: 'Status',
  published: 'Published',
  draft: 'Draft',
  /** Completes the label “Visibility: …”. */
  states: {
    new: 'Nobody sees this yet',
    draft: 'Draft, seen by editors only',
    changed: 'Published, with changes that only editors see',
    until: (when: string) => `Published until ${when}`,
  },
  statusHint: 'A draft is seen by editors only, and may be incomplete.',
  publishAt: 'Shown from',
  unpublishAt: 'Shown until',
  /** Hint of the fields for publishing and unpublishing times. */
  zone: (zone: string) => `In the time zone ${zone}. Empty: no limit.`,
  badges: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    over: 'No longer shown',
    changed: 'Changed',
  },
  scheduledFor: (when: string, zone: string) => `Scheduled for ${when} (${zone})`,
  filter: 'Show',
  filters: {
    all: 'All states',
    published: 'Published',
    draft: 'Drafts',
    scheduled: 'Scheduled',
    changed: 'Changed',
  },
  saveDraft: 'Save draft',
  publish: 'Publish',
  publishOn: (when: string) => `Publish on ${when}`,
  /** Label of the choice that unpublishes an entry. */
  takeOff: 'Take off the site',
  schedule: 'Schedule',
  needed: 'Needed to publish. A draft may lack it.',
  day: {
    title: 'Publish now or on that day?',
    text: (day: string) => `It is dated ${day}, which is still to come.`,
    now: 'Publish now',
  },
  /** Notice that a published entry has an unpublished draft. */
  unpublished: (name: string, when: string) =>
    `Changes not published yet, last saved by ${name}, ${when}.`,
  /** Notice that the form contains an autosaved draft of an entry that is not public. */
  unsaved: (name: string, when: string) => `Changes of ${name}, saved automatically, ${when}.`,
  saving: 'Saving…',
  saved: (time: string) => `Saved ${time}`,
  /** Save state of the draft of a published entry. */
  savedOver: (time: string) => `Saved ${time} as a draft, not published yet`,
  /** Save state of a new entry that has not been added yet. */
  savedNew: (time: string) => `Saved ${time}, not added yet`,
  notSaved: (why: string) => `Not saved yet: ${why}`,
  discard: 'Discard',
  discardChanges: 'Discard changes',
  discardUndo: 'Discarded by mistake?',
  preview: 'View preview',
  share: 'Copy preview link',
  shared: 'Copied. The link works for seven days.',
  revoke: 'Revoke preview links',
  notCopied: 'Copy the link by hand; it works for seven days:',
}
