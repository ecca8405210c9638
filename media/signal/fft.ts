// Computes the power of each frequency by radix-2 FFT. The number of samples must be a power of two.
export function powerSpectrum(samples: Float32Array): Float32Array {
  const count = samples.length
  const real = Float64Array.from(samples)
  const imaginary = new Float64Array(count)
  for (let index = 1, mirror = 0; index < count; index++) {
    let bit = count >> 1
    for (; mirror & bit; bit >>= 1) mirror ^= bit
    mirror ^= bit
    if (index < mirror) [real[index], real[mirror]] = [real[mirror] ?? 0, real[index] ?? 0]
  }
  for (let span = 2; span <= count; span <<= 1) {
    const angle = (-2 * Math.PI) / span
    for (let start = 0; start < count; start += span) {
      for (let offset = 0; offset < span / 2; offset++) {
        const [cos, sin] = [Math.cos(angle * offset), Math.sin(angle * offset)]
        const low = start + offset
        const high = low + span / 2
        const [hr, hi] = [real[high] ?? 0, imaginary[high] ?? 0]
        const [re, im] = [hr * cos - hi * sin, hr * sin + hi * cos]
        const [lr, li] = [real[low] ?? 0, imaginary[low] ?? 0]
        real[high] = lr - re
        imaginary[high] = li - im
        real[low] = lr + re
        imaginary[low] = li + im
      }
    }
  }
  return Float32Array.from(
    { length: count / 2 },
    (_, index) => Math.hypot(real[index] ?? 0, imaginary[index] ?? 0) ** 2 / count,
  )
}
