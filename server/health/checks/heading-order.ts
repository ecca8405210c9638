import { factCheck } from '../facts.ts'

/** Texts whose headings leave out a level, so that screen readers lose their way. */
export const headingOrder = factCheck({
  name: 'headingOrder',
  label: 'Headings that leave out a level',
  weight: 32,
  text: (detail) => `Its headings leave out a level before “${detail}”.`,
})
