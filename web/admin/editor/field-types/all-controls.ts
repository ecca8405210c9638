export { choiceControl as choice } from './choice-control.tsx'
export { dateControl as date } from './date-control.tsx'
export { lineControl as link, lineControl as title } from './line-control.tsx'
export { markdownControl as markdown } from './markdown-control.tsx'
export { pictureControl as picture } from './picture-control.tsx'
export { relationsControl as relations } from './relations-control.tsx'
export {
  specialControl as flag,
  specialControl as internal,
  specialControl as list,
  specialControl as parent,
  specialControl as pictures,
  specialControl as relation,
} from './special-control.ts'
export { textControl as text } from './text-control.tsx'
