export const translationPanelStrings = {
  title: 'Translations',
  label: 'Translations',
  language: 'Language',
  intro: (done: number, total: number, drafts: number) =>
    [
      `${done.toLocaleString('en')} of ${total.toLocaleString('en')} texts are translated`,
      ...(drafts > 0 ? [`${drafts.toLocaleString('en')} of them wait as drafts`] : []),
    ].join(', '),
  columns: { title: 'Entry', kind: 'Kind', left: 'Left' },
  left: (missing: number, outdated: number) =>
    [missing > 0 && `${missing} missing`, outdated > 0 && `${outdated} outdated`]
      .filter(Boolean)
      .join(', '),
  translate: 'Translate',
  more: (count: number) => `${count.toLocaleString('en')} more entries are left after these.`,
  exportCsv: 'Export CSV',
  importCsv: 'Import CSV',
  imported: (saved: number, unchanged: number) =>
    `${saved.toLocaleString('en')} texts saved, ${unchanged.toLocaleString('en')} unchanged.`,
  wouldImport: (saved: number, unchanged: number) =>
    `${saved.toLocaleString('en')} texts would be saved, ${unchanged.toLocaleString('en')} unchanged.`,
  samples: 'Read as:',
  refused: (count: number) => `${count.toLocaleString('en')} rows were not saved:`,
  wouldRefuse: (count: number) => `${count.toLocaleString('en')} rows would not be saved:`,
  save: 'Save these texts',
  cancel: 'Cancel',
  line: (line: number, reason: string) => `Line ${line}: ${reason}`,
  one: {
    title: 'The site is in one language',
    text: 'Add another one in the Site panel, under Languages. What is left to translate is listed here then.',
  },
  empty: {
    title: 'Everything is translated',
    text: 'What is added or changed from now on is listed here.',
  },
}
