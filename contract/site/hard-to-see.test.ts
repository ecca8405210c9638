import { expect, test } from 'vitest'
import { isHardToSee } from './hard-to-see.ts'

type Pixel = readonly [red: number, green: number, blue: number, alpha: number]
const clear: Pixel = [0, 0, 0, 0]
const navy: Pixel = [10, 20, 60, 255]
const white: Pixel = [255, 255, 255, 255]
const picture = (...parts: (readonly [Pixel, number])[]) =>
  parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat())

test.for([
  ['dark letters', picture([clear, 50], [navy, 50]), true],
  ['dark letters with a light sign', picture([clear, 50], [navy, 40], [white, 10]), true],
  ['light letters', picture([clear, 50], [white, 50]), false],
  ['half of each', picture([clear, 50], [navy, 25], [white, 25]), false],
  ['light letters on a dark ground of their own', picture([navy, 90], [white, 10]), false],
  ['nothing at all', picture([clear, 100]), false],
] as const)('%s on dark: hard to see is %3$s', ([, pixels, isHard]) => {
  expect(isHardToSee(pixels)).toBe(isHard)
})
