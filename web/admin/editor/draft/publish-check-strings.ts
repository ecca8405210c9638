export const publishWarningStrings = {
  title: 'Publish as it is?',
  text: 'Some readers would miss something. You can mend it first.',
  found: (field: string, line: number, what: string) => `${field}, line ${line}: ${what}`,
  kinds: {
    picture: 'a picture without alternative text',
    link: 'a link without words or without an address',
    heading: 'a heading that skips a level',
  },
  sectionPictures: (count: number) =>
    count === 1
      ? 'A picture of a section has no alternative text'
      : `${count} pictures of sections have no alternative text`,
  /** Shown after saving an entry that is already public. */
  saved: 'Saved. Some readers will miss something:',
  anyway: 'Publish anyway',
  mend: 'Go on editing',
}
