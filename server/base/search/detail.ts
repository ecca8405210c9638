import type { SearchResultDetail } from '#contract/call/entity.ts'
import type { Highlighter, HighlightRange } from './found-excerpt.ts'

/** Maximum number of names shown in a search result. Later names are shown only if they match. */
const mostNames = 4
const mostRead = 100
const mostLetters = 160

const namesOf = (names: readonly string[], marker: Highlighter): string => {
  const all = names.map((name) => name.trim()).filter(Boolean)
  const between = all.some((name) => name.includes(',')) ? '; ' : ', '
  if (all.length <= mostNames) return all.join(between)
  const others = all.slice(mostNames - 1, mostRead)
  const sought =
    marker.marksIn(others.join(between)).length > 0
      ? others.filter((name) => marker.marksIn(name).length > 0)
      : []
  const shown = [...all.slice(0, mostNames - 1), ...sought.slice(0, 2)]
  return `${shown.join(between)} et al.`
}

const firstLine = (text: string): string => {
  const [line = ''] = text.trim().split('\n', 1)
  return line.length > mostLetters ? `${line.slice(0, mostLetters).trimEnd()}…` : line
}

export const formatResultDetail = (
  { year = '', names = [], text = '' }: SearchResultDetail,
  marker: Highlighter,
): { detail: string; detailMarks: HighlightRange[] } => {
  const detail = [year, firstLine(namesOf(names, marker)), firstLine(text)]
    .filter(Boolean)
    .join(' · ')
    .toWellFormed()
  return { detail, detailMarks: marker.marksIn(detail) }
}
