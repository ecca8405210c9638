export { choice } from './choice-control.tsx'
export { date } from './date-control.tsx'
export { line as link, line as title } from './line-control.tsx'
export { markdown } from './markdown-control.tsx'
export { picture } from './picture-control.tsx'
export { relations } from './relations-control.tsx'
export {
  special as flag,
  special as internal,
  special as list,
  special as parent,
  special as pictures,
  special as relation,
} from './special-control.ts'
export { text } from './text-control.tsx'
