import { preprintWords } from '#contract/publication/preprint.ts'

/** The types of works Salus tells apart, by their names in CSL. */
export const workTypes = [
  'article-journal',
  'paper-conference',
  'article',
  'chapter',
  'book',
  'thesis',
  'report',
  'dataset',
  'software',
  'speech',
  'patent',
  'webpage',
  'document',
] as const
export type WorkType = (typeof workTypes)[number]

/** The words under which people know each type, the usual one first. */
const words: Readonly<Record<WorkType, readonly string[]>> = {
  'article-journal': [
    'Journal article',
    'Article',
    'Journal paper',
    'Journal',
    'Review',
    'Review article',
    'Systematic review',
    'Case report',
    'Editorial',
    'Letter',
    'Commentary',
    'Comment',
    'Perspective',
    'Viewpoint',
    'Opinion',
    'Research article',
    'Original article',
    'Original research',
    'Brief report',
    'Meta-analysis',
    'Study protocol',
  ],
  'paper-conference': [
    'Conference paper',
    'Conference',
    'Conference article',
    'Proceedings paper',
    'Workshop paper',
    'Conference abstract',
    'Abstract',
  ],
  article: preprintWords,
  chapter: ['Book chapter', 'Chapter'],
  book: ['Book', 'Monograph', 'Edited book'],
  thesis: [
    'Thesis',
    'PhD thesis',
    'Doctoral thesis',
    'Dissertation',
    'Master thesis',
    "Master's thesis",
    "Bachelor's thesis",
    'Diploma thesis',
    'Habilitation',
  ],
  report: ['Report', 'Technical report', 'White paper'],
  dataset: ['Data set', 'Dataset', 'Data'],
  software: ['Software', 'Code', 'Computer program', 'Model'],
  speech: ['Talk', 'Presentation', 'Poster', 'Lecture', 'Keynote'],
  patent: ['Patent'],
  webpage: ['Web page', 'Webpage', 'Blog post'],
  document: ['Other', 'Publication'],
}

const fold = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

// What people call an article stands in a journal, though CSL calls a preprint so.
const byWord = new Map([
  ...workTypes.map((type) => [fold(type), type] as const),
  ...workTypes.flatMap((type) => words[type].map((name) => [fold(name), type] as const)),
])

/** The type behind what a person wrote; a document when the words are not known. */
export const workType = (publicationType: string): WorkType =>
  byWord.get(fold(publicationType)) ?? 'document'

/** The usual word for a type. */
export const typeWord = (type: WorkType): string => words[type][0] ?? type

/** What a person wrote in place of a type, where that says more than the type: `Master's thesis`, `Poster`. */
export const genreIn = (publicationType: string): string => {
  const type = workType(publicationType)
  const isPrecise = type === 'thesis' || type === 'report' || type === 'speech'
  return isPrecise && fold(publicationType) !== fold(typeWord(type)) ? publicationType.trim() : ''
}

/** What citation managers write beside a type without saying more than it does. */
const emptyGenres = new Set(
  'article,journalarticle,booksection,conferenceproceedings,electronicarticle,generic,unpublishedwork'.split(
    ',',
  ),
)

/** A genre that a source gives; empty where it is only the usual word for a type. */
export const tellingGenre = (genre: string): string =>
  emptyGenres.has(fold(genre)) || fold(genre) === fold(typeWord(workType(genre))) ? '' : genre

/** Whether people of this type are the editors of a book by many. */
export const isEditedType = (publicationType: string): boolean =>
  fold(publicationType) === 'editedbook'

/** Which degree a thesis was for; empty where its genre does not say. */
export const degreeOf = (genre: string): 'doctor' | 'master' | 'bachelor' | '' => {
  if (/master|\bm\.? ?(?:sc|s|a|phil|eng|res|ba)\b|mathesis/i.test(genre)) return 'master'
  if (/bachelor|\bb\.? ?(?:sc|s|a|eng)\b|bathesis/i.test(genre)) return 'bachelor'
  return /doctor|ph\.? ?d|dissertation|d\.? ?phil/i.test(genre) ? 'doctor' : ''
}
