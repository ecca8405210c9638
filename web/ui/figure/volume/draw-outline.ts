/**
 * Labels in one slice of a medical image. Each pixel is the number of the label at this point, such
 * as a tumour's.
 */
export interface LabelSlice {
  readonly numbers: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Cuts the labels of one slice out of an image that contains many slices. */
export const readLabelSlice = (
  sheet: ImageBitmap,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): LabelSlice => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is nothing to draw on')
  context.drawImage(sheet, left, top, width, height, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  return { numbers: data.filter((_, at) => at % 4 === 0), width, height }
}

/** Builds the outline of each label, scaled to the displayed size. The result is keyed by label number. */
export const buildLabelOutlines = (
  { numbers, width, height }: LabelSlice,
  wide: number,
  high: number,
): Map<number, Path2D> => {
  const paths = new Map<number, Path2D>()
  const [stepX, stepY] = [wide / width, high / height]
  const labelAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (numbers[y * width + x] ?? 0)
  const draw = (label: number, x1: number, y1: number, x2: number, y2: number) => {
    const path = paths.get(label) ?? new Path2D()
    paths.set(label, path)
    path.moveTo(x1 * stepX, y1 * stepY)
    path.lineTo(x2 * stepX, y2 * stepY)
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const label = labelAt(x, y)
      if (label === 0) continue
      if (labelAt(x - 1, y) !== label) draw(label, x, y, x, y + 1)
      if (labelAt(x + 1, y) !== label) draw(label, x + 1, y, x + 1, y + 1)
      if (labelAt(x, y - 1) !== label) draw(label, x, y, x + 1, y)
      if (labelAt(x, y + 1) !== label) draw(label, x, y + 1, x + 1, y + 1)
    }
  }
  return paths
}
