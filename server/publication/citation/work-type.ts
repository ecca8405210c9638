import { preprintTypeNames } from '#contract/publication/preprint.ts'

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

const wordsByType: Readonly<Record<WorkType, readonly string[]>> = {
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
  article: preprintTypeNames,
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

// CSL uses `article` for preprints, but people mean a journal article.
const byWord = new Map([
  ...workTypes.map((type) => [fold(type), type] as const),
  ...workTypes.flatMap((type) => wordsByType[type].map((name) => [fold(name), type] as const)),
])

/** Returns the type for a text that a person entered, or `document` if the text is unknown. */
export const parseWorkType = (publicationType: string): WorkType =>
  byWord.get(fold(publicationType)) ?? 'document'

export const workTypeLabel = (type: WorkType): string => wordsByType[type][0] ?? type

/** Returns a text that a person entered, if it is more precise than its type: `Master's thesis`, `Poster`. */
export const specificPublicationTypeOf = (publicationType: string): string => {
  const type = parseWorkType(publicationType)
  const isPrecise = type === 'thesis' || type === 'report' || type === 'speech'
  return isPrecise && fold(publicationType) !== fold(workTypeLabel(type))
    ? publicationType.trim()
    : ''
}

/** Genres that citation managers write but that only repeat the type of the work. */
const emptyGenres = new Set(
  'article,journalarticle,booksection,conferenceproceedings,electronicarticle,generic,unpublishedwork'.split(
    ',',
  ),
)

/** Returns the genre of a source, or an empty string if it only repeats the type. */
export const specificGenreOf = (genre: string): string =>
  emptyGenres.has(fold(genre)) || fold(genre) === fold(workTypeLabel(parseWorkType(genre)))
    ? ''
    : genre

/**
 * Whether the people listed as authors of this type are the editors of a book with chapters by many authors.
 */
export const isEditedBookType = (publicationType: string): boolean =>
  fold(publicationType) === 'editedbook'

/** Returns the degree of a thesis, or an empty string if its genre does not reveal it. */
export const thesisDegreeOf = (genre: string): 'doctor' | 'master' | 'bachelor' | '' => {
  if (/master|\bm\.? ?(?:sc|s|a|phil|eng|res|ba)\b|mathesis/i.test(genre)) return 'master'
  if (/bachelor|\bb\.? ?(?:sc|s|a|eng)\b|bathesis/i.test(genre)) return 'bachelor'
  return /doctor|ph\.? ?d|dissertation|d\.? ?phil/i.test(genre) ? 'doctor' : ''
}
