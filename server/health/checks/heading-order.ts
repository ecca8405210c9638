import { createFactCheck } from '../facts.ts'

export const headingOrder = createFactCheck({
  name: 'headingOrder',
  label: 'Headings that leave out a level',
  weight: 32,
  text: (detail) => `Its headings leave out a level before “${detail}”.`,
})
