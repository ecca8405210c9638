export { date } from './date-values.ts'
export { file } from './file-values.ts'
export { flag } from './flag-values.ts'
export { internal } from './internal-values.ts'
export { archivedValues } from './json-values.ts'
export { link } from './link-values.ts'
export { list } from './list-values.ts'
export { markdown } from './markdown-values.ts'
export { number } from './number-values.ts'
export { picture } from './picture-values.ts'
export { plainTextBehavior as title } from './plain-values.ts'
export { relation } from './relation-values.ts'
export {
  storedValues as choice,
  storedValues as parent,
  storedValues as pictures,
  storedValues as relations,
} from './stored-values.ts'
export { text } from './text-values.ts'
