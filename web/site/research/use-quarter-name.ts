import { fillPlaceholders } from '#contract/content/group.ts'
import { researchLabels } from '#contract/content/labels/research.ts'
import { useStrings } from '#web/content/use-strings.ts'

/** Returns functions that name a quarter, alone or with its year. */
export const useQuarterName = () => {
  const words = useStrings(researchLabels)
  const { first, second, third, fourth } = words.quarters
  const names = [words.undated, first, second, third, fourth]
  const nameOf = (quarter: number) => names[quarter] ?? ''
  const withYear = (quarter: number, year: string) =>
    quarter === 0
      ? words.undated
      : fillPlaceholders(words.quarter, { quarter: nameOf(quarter), year })
  return { nameOf, withYear }
}
