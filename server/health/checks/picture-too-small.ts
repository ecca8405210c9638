import { createScanResultCheck } from '../facts.ts'

export const tooSmallPictureCheck = createScanResultCheck({
  name: 'pictureTooSmall',
  label: 'Pictures that are too small',
  weight: 28,
  text: (detail) => `A picture in it is only ${detail} pixels wide and looks blurred.`,
})
