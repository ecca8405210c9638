import { type ChangedContent, fill, wordsOf } from './group.ts'
import { formLabels } from './labels/forms.ts'

/** A sentence of the API about a sent form, translated into the page's words; unknown sentences stay as they are. */
export const formSentence = (sentence: string, changed: ChangedContent): string => {
  const words = wordsOf(formLabels, changed)
  for (const name in formLabels.defaults) {
    const key = name as keyof typeof words // its own names
    const [before = '', after, placeholder = ''] = partsOf(formLabels.defaults[key])
    if (after === undefined && sentence === before) return words[key]
    if (after === undefined || !sentence.startsWith(before) || !sentence.endsWith(after)) continue
    const value = sentence.slice(before.length, sentence.length - after.length)
    return fill(words[key], { [placeholder]: value })
  }
  return sentence
}

/** What stands before and after the one placeholder of a text, and its name. */
const partsOf = (text: string): readonly (string | undefined)[] => {
  const [whole, name] = /\{(\w+)\}/.exec(text) ?? []
  return whole === undefined ? [text] : [...text.split(whole), name]
}
