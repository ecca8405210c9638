const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

export const itemCsvStrings = {
  exportCsv: 'Export CSV',
  importCsv: 'Import CSV',
  title: (many: string) => `Import ${many}`,
  hint: 'A table with a column “title”, and a column for each field, as the export has them. Rows with an id change that entry, all others are added.',
  file: {
    chooseFile: 'Choose a CSV file',
    dropHint: 'or drop it here',
    removeFile: 'Choose another',
  },
  reading: 'Checking the file…',
  saving: 'Importing…',
  counts: (
    { added, updated, unchanged }: { added: number; updated: number; unchanged: number },
    one: string,
    many: string,
    isSaved: boolean,
  ): readonly string[] => [
    `${counted(added, one, many)} ${isSaved ? 'added' : 'to add'}`,
    `${counted(updated, one, many)} ${isSaved ? 'changed' : 'to change'}`,
    ...(unchanged > 0 ? [`${counted(unchanged, one, many)} as they are already`] : []),
  ],
  refused: (count: number, isSaved: boolean) =>
    `${counted(count, 'row', 'rows')} ${isSaved ? 'left out' : 'cannot be imported'}`,
  line: 'Row',
  reason: 'Reason',
  more: (count: number) => `and ${counted(count, 'more row', 'more rows')}`,
  nothing: 'There is nothing to import in this file.',
  save: (count: number, one: string, many: string) => `Import ${counted(count, one, many)}`,
  done: 'Done',
}
