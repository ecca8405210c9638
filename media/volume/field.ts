// A grid of numbers, row by row from the top.
export interface Field {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

// Creates a grid from a function of column and row.
export function createField(
  width: number,
  height: number,
  at: (x: number, y: number) => number,
): Field {
  const values = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) values[y * width + x] = at(x, y)
  }
  return { width, height, values }
}

// Interpolates between cells. Outside the grid, returns the value of the nearest edge.
export function fieldAt(field: Field, x: number, y: number): number {
  const { width, height, values } = field
  const cx = Math.min(width - 1, Math.max(0, x))
  const cy = Math.min(height - 1, Math.max(0, y))
  const x0 = Math.min(width - 2, Math.floor(cx))
  const y0 = Math.min(height - 2, Math.floor(cy))
  const fx = cx - x0
  const fy = cy - y0
  const row = y0 * width + x0
  const top = (values[row] ?? 0) * (1 - fx) + (values[row + 1] ?? 0) * fx
  const low = (values[row + width] ?? 0) * (1 - fx) + (values[row + width + 1] ?? 0) * fx
  return top * (1 - fy) + low * fy
}

// Blurs a grid with three box passes, close to a Gaussian of the given radius.
export function blur(field: Field, radius: number): Field {
  const reach = Math.max(1, Math.round(radius))
  let current = field.values
  for (let pass = 0; pass < 3; pass++) {
    current = boxPass(current, field.width, field.height, reach, 1, field.width)
    current = boxPass(current, field.height, field.width, reach, field.width, 1)
  }
  return { ...field, values: current }
}

function boxPass(
  source: Float32Array,
  length: number,
  lines: number,
  reach: number,
  step: number,
  lineStep: number,
): Float32Array {
  const target = new Float32Array(source.length)
  const span = reach * 2 + 1
  for (let line = 0; line < lines; line++) {
    const base = line * lineStep
    const read = (index: number): number =>
      source[base + Math.min(length - 1, Math.max(0, index)) * step] ?? 0
    let sum = 0
    for (let index = -reach; index <= reach; index++) sum += read(index)
    for (let index = 0; index < length; index++) {
      target[base + index * step] = sum / span
      sum += read(index + reach + 1) - read(index - reach)
    }
  }
  return target
}
