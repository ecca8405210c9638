/** Square part of an image: its centre in fractions of the size, and its zoom. */
export interface Crop {
  readonly x: number
  readonly y: number
  /** At 1, the square is as large as possible. */
  readonly zoom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const mostZoom = 4
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** Returns the side of the square in pixels of the image. */
const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most)

/** Returns the nearest crop within the image. */
export const within = (size: Size, { x, y, zoom }: Crop): Crop => {
  const near = between(1, zoom, mostZoom)
  const half = sideOf(size, { x, y, zoom: near }) / 2
  const place = (middle: number, length: number) =>
    between(half / length, middle, 1 - half / length)
  return { x: place(x, size.width), y: place(y, size.height), zoom: near }
}

/** Moves the square by fractions of its own side. */
export const move = (size: Size, crop: Crop, dx: number, dy: number): Crop => {
  const side = sideOf(size, crop)
  return within(size, {
    ...crop,
    x: crop.x + (dx * side) / size.width,
    y: crop.y + (dy * side) / size.height,
  })
}

export const zoomTo = (size: Size, crop: Crop, zoom: number): Crop =>
  within(size, { ...crop, zoom })

/** Returns the square in pixels of the image. */
export const squareOf = (size: Size, crop: Crop) => {
  const side = sideOf(size, crop)
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side }
}
