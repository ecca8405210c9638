export const suggestionPanelStrings = {
  title: 'Suggestions',
  label: 'Suggestions',
  intro: (total: number) => (total === 1 ? '1 waits' : `${total.toLocaleString('en')} wait`),
  empty: { title: 'No suggestions', text: 'What members suggest waits here until you decide.' },
  from: (name: string, when: string) => `${name}, ${when}`,
  kinds: {
    profile: (title: string) => `Change of the profile ${title}`,
    researchProgress: (title: string) => `Progress of ${title}`,
  },
  isInTrash: 'This is in the trash. Bring it back before you accept.',
  note: 'Note',
  noteHint: 'Mailed together with your decision. May stay empty.',
  isOutdated: 'This was changed since it was suggested. Compare with what is there now.',
  accept: 'Accept',
  acceptAnyway: 'Accept anyway',
  decline: 'Decline',
  own: {
    title: 'What you suggested',
    text: 'Editors are told, and you get a mail once one of them has decided.',
    kinds: {
      profile: (title: string) => (title ? `Profile of ${title}` : 'A profile'),
      researchProgress: (title: string) => (title ? `Progress of ${title}` : 'Progress'),
    },
    states: {
      open: () => 'Waits for an editor',
      accepted: (name: string, when: string) => `Accepted by ${name}, ${when}`,
      declined: (name: string, when: string) => `Declined by ${name}, ${when}`,
    },
    /** Shown for old decisions, for which no editor and time were recorded. */
    decided: { accepted: 'Accepted', declined: 'Declined' },
    suggested: (when: string) => `Suggested ${when}`,
  },
  suggest: {
    intro: 'Tell what is new in a project. An editor reads it before it appears on the site.',
    project: 'Project',
    choose: 'Choose a project',
    description: 'What is new',
    submit: 'Suggest',
    missing: { project: 'Choose a project', description: 'Please enter what is new' },
  },
}
