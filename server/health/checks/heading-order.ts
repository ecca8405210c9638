import { createScanResultCheck } from '../facts.ts'

export const headingOrderCheck = createScanResultCheck({
  name: 'headingOrder',
  label: 'Headings that leave out a level',
  weight: 32,
  text: (detail) => `Its headings leave out a level before “${detail}”.`,
})
