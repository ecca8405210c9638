export { choiceControl as choice } from './choice-control.tsx'
export { dateControl as date } from './date-control.tsx'
export { fileControl as file } from './file-control.tsx'
export { flagControl as flag } from './flag-control.tsx'
export { singleLineControl as link, singleLineControl as title } from './line-control.tsx'
export { markdownControl as markdown } from './markdown-control.tsx'
export { numberControl as number } from './number-control.tsx'
export { pictureControl as picture } from './picture-control.tsx'
export { relationsControl as relations } from './relations-control.tsx'
export {
  formSpecificControl as archivedValues,
  formSpecificControl as internal,
  formSpecificControl as list,
  formSpecificControl as parent,
  formSpecificControl as pictures,
  formSpecificControl as relation,
  formSpecificControl as values,
} from './special-control.ts'
export { textControl as text } from './text-control.tsx'
