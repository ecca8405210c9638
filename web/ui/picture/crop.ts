/** Square part of an image. `x` and `y` are its centre as fractions of the image's size. */
export interface Crop {
  readonly x: number
  readonly y: number
  /** Zoom factor. At 1, the square is as large as the image allows. */
  readonly zoom: number
}

export interface ImageSize {
  readonly width: number
  readonly height: number
}

export const maxCropZoom = 4
export const initialCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** Returns the side of the square in pixels of the image. */
const sideOf = ({ width, height }: ImageSize, { zoom }: Crop): number =>
  Math.min(width, height) / zoom

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most)

/** Returns the nearest crop within the image. */
export const clampCrop = (size: ImageSize, { x, y, zoom }: Crop): Crop => {
  const near = between(1, zoom, maxCropZoom)
  const half = sideOf(size, { x, y, zoom: near }) / 2
  const place = (middle: number, length: number) =>
    between(half / length, middle, 1 - half / length)
  return { x: place(x, size.width), y: place(y, size.height), zoom: near }
}

/** Returns the crop moved by fractions of the square's side. */
export const moveCrop = (size: ImageSize, crop: Crop, dx: number, dy: number): Crop => {
  const side = sideOf(size, crop)
  return clampCrop(size, {
    ...crop,
    x: crop.x + (dx * side) / size.width,
    y: crop.y + (dy * side) / size.height,
  })
}

export const zoomCrop = (size: ImageSize, crop: Crop, zoom: number): Crop =>
  clampCrop(size, { ...crop, zoom })

/** Returns position and side of the square in pixels of the image. */
export const cropSquareOf = (size: ImageSize, crop: Crop) => {
  const side = sideOf(size, crop)
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side }
}
