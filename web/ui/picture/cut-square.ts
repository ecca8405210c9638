const maxSide = 1_200

/** Cuts a square out of an image and encodes it as a file. */
export const cropImageToSquare = async (
  image: HTMLImageElement,
  { left, top, side }: { left: number; top: number; side: number },
  { name, type }: File,
): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.round(Math.min(side, maxSide))
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.width)
  // The square of a JPEG image becomes JPEG, because JPEG has no transparency to lose. All other
  // types become PNG.
  const written = type === 'image/jpeg' ? type : 'image/png'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, written, 0.92))
  if (!blob) throw new Error('The picture could not be written')
  return new File([blob], name.replace(/\.\w+$/, '') + (written === type ? '.jpg' : '.png'), {
    type: written,
  })
}
