import {
  isKeptBibtexField,
  readBibtexFields,
} from '#server/publication/citation/read/bibtex-fields.ts'
import { stripMarkup } from '#server/publication/citation/read/plain.ts'
import type { ImportedWorkDetails } from './work-entry.ts'

/** Fields of citation managers, and switches of themes, which say nothing about a work. */
const silentField =
  /^(?:file|timestamp|owner|groups|urldate|copyright|biburl|bibsource|bibtex_show|date-(?:added|modified)|citekey|(?:bdsk|mendeley|jabref|zotero|__).*)$/
const switchValue = /^(?:true|false|yes|no|[01])$/i

/** Notes of which the work keeps an identifier or the marks of authors. */
const keptNote = /\b(?:pmid|pmcid|doi|arxiv)\b|\bequal|contribut|correspond/i
const awardNote = /\b(?:award|prize|honou?rable mention)\b/i

const maxAwardLength = 300
const maxShownLength = 100

export type BibtexFields = ReadonlyMap<string, string>

/** Reads the award of a BibTeX entry, and names each field that no publication keeps. `used` are fields that the caller reads. */
export const bibtexDetails = (
  fields: BibtexFields,
  used: readonly string[] = [],
): ImportedWorkDetails => {
  const plain = (name: string): string => stripMarkup(fields.get(name) ?? '')
  const [awardField = ''] = [
    ...['award_name', 'award'].filter(plain),
    ...(awardNote.test(plain('note')) ? ['note'] : []),
  ]
  const award = plain(awardField).slice(0, maxAwardLength)
  const isNamed = (name: string): boolean =>
    !isKeptBibtexField(name) &&
    !silentField.test(name) &&
    !used.includes(name) &&
    name !== awardField &&
    !switchValue.test(plain(name)) &&
    !(name === 'note' && keptNote.test(plain(name)))
  return {
    fields: award ? { award } : {},
    notes: [...fields.keys()]
      .filter((name) => plain(name) !== '' && isNamed(name))
      .map((name) => `Not kept: ${name} (${plain(name).slice(0, maxShownLength)})`),
  }
}

export const readBibtexDetails = (entry: string): ImportedWorkDetails =>
  bibtexDetails(readBibtexFields(entry))
