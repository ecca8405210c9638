import type { Volume } from './nifti.ts'

const far = 60000

// Returns the distance of every voxel to the nearest set voxel, in thirds of a millimetre (chamfer 3-4-5).
function distance(set: Uint8Array, [nx, ny, nz]: Volume['size']): Uint16Array {
  const result = new Uint16Array(set.length)
  for (let index = 0; index < set.length; index++) result[index] = set[index] ? 0 : far
  const steps: [number, number, number, number][] = []
  for (let z = -1; z <= 0; z++) {
    for (let y = -1; y <= 1; y++) {
      for (let x = -1; x <= 1; x++) {
        const before = z < 0 || y < 0 || (y === 0 && x < 0)
        if (before && !(z === 0 && y > 0))
          steps.push([x, y, z, 2 + Math.abs(x) + Math.abs(y) + Math.abs(z)])
      }
    }
  }
  for (const direction of [1, -1]) {
    for (let count = 0; count < set.length; count++) {
      const index = direction > 0 ? count : set.length - 1 - count
      const x = index % nx
      const y = Math.floor(index / nx) % ny
      const z = Math.floor(index / (nx * ny))
      let best = result[index] ?? far
      for (const [dx, dy, dz, cost] of steps) {
        const px = x + dx * direction
        const py = y + dy * direction
        const pz = z + dz * direction
        if (px < 0 || py < 0 || pz < 0 || px >= nx || py >= ny || pz >= nz) continue
        const through = (result[(pz * ny + py) * nx + px] ?? far) + cost
        if (through < best) best = through
      }
      result[index] = best
    }
  }
  return result
}

// Returns a mask of the brain without skull and scalp: the labelled regions and the white matter between
// them.
export function brainMask(labels: Volume, closing: number, margin: number): Volume {
  const { size, voxels } = labels
  const outer = distance(voxels, size).map((value) => (value > closing * 3 ? 1 : 0))
  const inner = distance(Uint8Array.from(outer), size)
  const mask = new Uint8Array(voxels.length)
  const depth = (closing - margin) * 3
  for (let index = 0; index < mask.length; index++)
    mask[index] = (inner[index] ?? 0) > depth ? 1 : 0
  return { size, voxels: mask }
}

// Returns the voxels inside a mask, blurred once so that surfaces are smooth.
export function maskedBrain(brain: Volume, mask: Volume, tissue: number): Volume {
  const [nx, ny] = brain.size
  let current = brain.voxels.map((value, index) => (mask.voxels[index] ? value : 0))
  for (const step of [1, nx, nx * ny]) {
    const before = current
    current = before.map((value, index) =>
      Math.round(((before[index - step] ?? 0) + 2 * value + (before[index + step] ?? 0)) / 4),
    )
  }
  const joined = connected(current, brain.size, tissue)
  for (let index = 0; index < current.length; index++) {
    if ((current[index] ?? 0) >= tissue && !joined[index]) current[index] = tissue / 2
  }
  return { size: brain.size, voxels: current }
}

// Returns the voxels at or above a level that are connected to the centre.
function connected(voxels: Uint8Array, [nx, ny, nz]: Volume['size'], level: number): Uint8Array {
  const joined = new Uint8Array(voxels.length)
  const middle = (Math.round(nz * 0.55) * ny + Math.round(ny * 0.5)) * nx + Math.round(nx * 0.3)
  const waiting = [middle]
  joined[middle] = 1
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    for (const step of [1, -1, nx, -nx, nx * ny, -nx * ny]) {
      const next = index + step
      if (joined[next] === 0 && (voxels[next] ?? 0) >= level) {
        joined[next] = 1
        waiting.push(next)
      }
    }
  }
  return joined
}
