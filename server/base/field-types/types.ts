export { date } from './date.ts'
export { flag } from './flag.ts'
export { internal } from './internal.ts'
export { link } from './link.ts'
export { list } from './list.ts'
export { markdown } from './markdown.ts'
export { picture } from './picture.ts'
export { plain as title } from './plain.ts'
export { relation } from './relation.ts'
export {
  stored as choice,
  stored as parent,
  stored as pictures,
  stored as relations,
} from './stored.ts'
export { text } from './text.ts'
