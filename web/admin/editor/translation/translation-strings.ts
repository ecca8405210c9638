export const translationStrings = {
  tabs: 'Languages',
  states: { missing: 'Missing', outdated: 'Outdated', done: 'Translated' },
  draft: 'Draft',
  inLanguage: (field: string, language: string) => `${field} in ${language}`,
  changed: 'The source has changed since:',
  publish: 'Publish translation',
  saveDraft: 'Save as draft',
  nothing: 'There is nothing to translate here yet.',
  onlyLeft: 'Show only what is missing or outdated',
  failed: 'What is translated could not be loaded. Close this and try again.',
  /** Returns the label of a field in a list: the labels of its name parts, without the item's id. */
  field: (name: string, label: (part: string) => string): string => {
    const parts = name.split('.')
    const [first = '', last = ''] = [parts[0], parts.at(-1)]
    return parts.length > 1 ? translationStrings.partOf(label(first), label(last)) : label(first)
  },
  partOf: (field: string, part: string): string => `${field}: ${part}`,
}
