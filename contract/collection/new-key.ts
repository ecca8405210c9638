import { slugOf } from '#contract/text/slug.ts'
import { isReservedFieldKey } from './collection-field.ts'

const asciiWords = (text: string): string[] =>
  slugOf(text)
    .split('-')
    .map((word) => word.replaceAll(/[^a-z0-9]/g, ''))
    .filter(Boolean)

/** Returns the wanted key, with a number if it is used. */
export const unusedKey = (
  wanted: string,
  isUsed: (key: string) => boolean,
  between = '',
): string => {
  for (let number = 1; ; number++) {
    const key = number === 1 ? wanted : `${wanted}${between}${number}`
    if (!isUsed(key)) return key
  }
}

/** Returns an unused key in camel case, such as `invitedBy` for “Invited by”. */
export const fieldKeyOf = (label: string, isUsed: (key: string) => boolean): string => {
  const words = asciiWords(label).map((word, at) =>
    at === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
  )
  const key = words.join('').slice(0, 50)
  const named = /^[a-z]/.test(key) ? key : `field${key}`
  return unusedKey(named, (each) => isReservedFieldKey(each) || isUsed(each))
}

/** Returns an unused key of a collection, such as `reading-groups`. */
export const collectionKeyOf = (name: string, isUsed: (key: string) => boolean): string =>
  unusedKey(asciiWords(name).join('-').slice(0, 50) || 'collection', isUsed, '-')
