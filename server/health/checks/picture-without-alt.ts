import { fillMissingAltText } from '../describe-picture.ts'
import { createScanResultCheck } from '../facts.ts'

export const pictureWithoutAltCheck = createScanResultCheck({
  name: 'pictureWithoutAlt',
  label: 'Pictures without an alternative text',
  weight: 58,
  text: () => 'A picture in it has no alternative text.',
  mend: {
    label: 'Add an alternative text',
    asks: 'What the picture shows',
    run: fillMissingAltText,
  },
})
