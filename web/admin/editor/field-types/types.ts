export { choice } from './choice.tsx'
export { date } from './date.tsx'
export { line as link, line as title } from './line.tsx'
export { markdown } from './markdown.tsx'
export { picture } from './picture.tsx'
export { relations } from './relations.tsx'
export {
  special as flag,
  special as internal,
  special as list,
  special as parent,
  special as pictures,
  special as relation,
} from './special.ts'
export { text } from './text.tsx'
