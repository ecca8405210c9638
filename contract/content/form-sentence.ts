import { type ChangedContent, contentStringsOf, fillPlaceholders } from './group.ts'
import { formLabels } from './labels/forms.ts'

/** Translates a message of the API about a form. Returns unknown messages unchanged. */
export const translateFormMessage = (sentence: string, changed: ChangedContent): string => {
  const words = contentStringsOf(formLabels, changed)
  for (const name in formLabels.defaults) {
    const key = name as keyof typeof words // `for … in` loses the type of the keys.
    const [before = '', after, placeholder = ''] = partsOf(formLabels.defaults[key])
    if (after === undefined && sentence === before) return words[key]
    if (after === undefined || !sentence.startsWith(before) || !sentence.endsWith(after)) continue
    const value = sentence.slice(before.length, sentence.length - after.length)
    return fillPlaceholders(words[key], { [placeholder]: value })
  }
  return sentence
}

/**
 * Splits a text at its only placeholder. Returns the texts before and after, and the placeholder's
 * name.
 */
const partsOf = (text: string): readonly (string | undefined)[] => {
  const [whole, name] = /\{(\w+)\}/.exec(text) ?? []
  return whole === undefined ? [text] : [...text.split(whole), name]
}
