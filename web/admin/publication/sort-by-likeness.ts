import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    // Ignores initials, because too many people share them.
    .filter((word) => word.length > 1)

/** Sorts people by the number of words that their name, in any spelling, shares with an author's name. */
export const sortPeopleByNameSimilarity = (
  people: readonly ChoiceOption[],
  name: string,
): ChoiceOption[] => {
  const wanted = wordsOf(name)
  const shared = ({ label, also = '' }: ChoiceOption): number => {
    const candidateWords = new Set(wordsOf(`${label} ${also}`))
    return wanted.filter((word) => candidateWords.has(word)).length
  }
  return people
    .map((person) => ({ person, score: shared(person) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ person }) => person)
}
