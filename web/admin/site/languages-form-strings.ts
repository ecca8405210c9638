export const languagesFormStrings = {
  key: 'languages',
  label: 'Languages',
  intro:
    'Each language has addresses of its own, such as /de/projects. What is not translated yet is shown in the main language. Removing a language keeps its texts for when it comes back.',
  main: 'Main language',
  makeMain: 'Make main',
  remove: 'Remove',
  add: 'Add a language',
  code: 'Code of the language, such as de or pt-BR',
  save: 'Save languages',
  mainChanges: (name: string) => `${name} becomes the main language.`,
  whatThatMeans:
    'Its pages have no prefix any more, and the texts that are there now count as its own.',
  swap: 'Let the texts of both languages change places where both are there',
}
