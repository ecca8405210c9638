import type { Choice } from '#web/ui/form/choice-popup.tsx'

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    // Too many people share initials.
    .filter((word) => word.length > 1)

/** Sorts people by how many words they share with an author's name, in any of their spellings. */
export const sortByLikeness = (people: readonly Choice[], name: string): Choice[] => {
  const wanted = wordsOf(name)
  const shared = ({ label, also = '' }: Choice): number => {
    const candidateWords = new Set(wordsOf(`${label} ${also}`))
    return wanted.filter((word) => candidateWords.has(word)).length
  }
  return people
    .map((person) => ({ person, score: shared(person) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ person }) => person)
}
