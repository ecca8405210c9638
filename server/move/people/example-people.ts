import { foldName } from '#server/base/text/fold.ts'
import { type ExampleTexts, isThemeExample } from '../theme-examples.ts'

/** Names that nobody has. */
const placeholderName =
  /^(?:you r name|your (?:full )?name|first ?(?:name)? last ?(?:name)?|name surname|full name|person name)$/

/** People whom themes invented, by the folder in which they have them. */
const inventedPeople: readonly (readonly [path: RegExp, name: RegExp])[] = [
  [/(?:^|\/)authors\//, /^(?:nelson bighetti|(?:alice wu )?吳恩達)$/],
  [/^_pages\/(?:[\w-]+\/)?about_einstein\./, /^(?:albert )?einstein$/],
]

/** A person's name as written, and the texts about them. */
export interface WrittenPerson extends ExampleTexts {
  readonly source: string
}

/** Whether a theme came with all texts about a person. */
export const hasExampleText = ({ source, texts }: WrittenPerson): boolean =>
  isThemeExample(source, { title: '', texts })

/** Whether a theme came with this person: an invented name, or an example's name with its text. */
export const isExamplePerson = (person: WrittenPerson): boolean => {
  const name = foldName(person.title)
  return (
    placeholderName.test(name) ||
    inventedPeople.some(([path, names]) => path.test(person.source) && names.test(name)) ||
    isThemeExample(person.source, person)
  )
}
