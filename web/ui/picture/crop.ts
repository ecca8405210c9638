/** The square part of a picture that is kept: its middle, from 0 to 1, and how near it is. */
export interface Crop {
  readonly x: number
  readonly y: number
  /** 1 is as much as fits. */
  readonly zoom: number
}

/** A picture's measures. */
export interface Size {
  readonly width: number
  readonly height: number
}

export const mostZoom = 4
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** The side of the kept square, in the picture's own pixels. */
const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most)

/** The nearest crop that lies wholly within the picture. */
export const within = (size: Size, { x, y, zoom }: Crop): Crop => {
  const near = between(1, zoom, mostZoom)
  const half = sideOf(size, { x, y, zoom: near }) / 2
  const place = (middle: number, length: number) =>
    between(half / length, middle, 1 - half / length)
  return { x: place(x, size.width), y: place(y, size.height), zoom: near }
}

/** Moves what is kept by a share of its own side: `dx` of 1 is one whole square to the right. */
export const move = (size: Size, crop: Crop, dx: number, dy: number): Crop => {
  const side = sideOf(size, crop)
  return within(size, {
    ...crop,
    x: crop.x + (dx * side) / size.width,
    y: crop.y + (dy * side) / size.height,
  })
}

/** Comes nearer or goes away. */
export const zoomTo = (size: Size, crop: Crop, zoom: number): Crop =>
  within(size, { ...crop, zoom })

/** The kept square in the picture's own pixels. */
export const squareOf = (size: Size, crop: Crop) => {
  const side = sideOf(size, crop)
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side }
}
