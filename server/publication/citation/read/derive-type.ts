import type { CitedWork } from '../work.ts'
import type { WorkType } from '../work-type.ts'
import { isOnPreprintServer, isPublisherName } from './preprint-venue.ts'

/** Repositories that are not journals, although sources name them as the venue. */
const repository =
  /^(?:zenodo|figshare|github|gitlab|osf|open science framework|dryad|mendeley data|(?:harvard )?dataverse|physionet|dans)\b/i

/** Types by DOI, for publishers whose DOIs reveal them. The DOIs of Zenodo and figshare reveal nothing. */
const typesByDoi: readonly (readonly [RegExp, WorkType])[] = [
  [/^10\.(?:5281|6084)\//, 'document'],
  // Dryad, PhysioNet, Dataverse, PANGAEA, Mendeley Data.
  [/^10\.(?:5061|13026|7910|1594|17632)\//, 'dataset'],
  // Code Ocean.
  [/^10\.24433\//, 'software'],
  // ACL, and the proceedings of IEEE, whose DOIs have the year in the name of the conference.
  [/^10\.(?:18653\/v1\/|1109\/[a-z]+\d{4,5}\.\d{4}\.)/i, 'paper-conference'],
  // Chapters of books with this ISBN.
  [/^10\.\d{4,9}\/97[89][\d-]+_\d+$/, 'chapter'],
]

const dataTitle = /^(?:data(?:set)? from\b|supporting data for\b)/i

const supplementTitle =
  /^(?:supplement (?:to|for|of)\b|(?:supplement(?:ary|al)|additional|supporting) (?:appendix|code|data|files?|figures?|information|materials?|methods|notes?|tables?|text|videos?)\b)|[:—–-] ?supplement(?:ary|al) (?:data|information|materials?)$/i

const proceedings = /\b(?:proceedings|conference|symposium|workshop)\b|\bproc\./i

export const supplementGenre = 'Supplementary material'

/** Returns the type and genre of a work whose source states none, from its title, DOI, venue and publisher. */
export const deriveWorkType = (work: CitedWork): Pick<CitedWork, 'type' | 'genre'> => {
  const { title, doi, venue } = work
  if (dataTitle.test(title.trim())) return { type: 'dataset', genre: '' }
  if (supplementTitle.test(title.trim())) return { type: 'document', genre: supplementGenre }
  const type = typesByDoi.find(([shape]) => shape.test(doi))?.[1]
  if (isOnPreprintServer(work)) return { type: 'article', genre: '' }
  if (type) return { type, genre: '' }
  if (venue === '' || repository.test(venue) || isPublisherName(venue))
    return { type: 'document', genre: '' }
  return { type: proceedings.test(venue) ? 'paper-conference' : 'article-journal', genre: '' }
}
