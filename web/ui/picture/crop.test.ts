import { expect, test } from 'vitest'
import { clampCrop, cropSquareOf, initialCrop, moveCrop, zoomCrop } from './crop.ts'

const wide = { width: 400, height: 200 }

test('initially shows as much as fits, from the centre', () => {
  expect(cropSquareOf(wide, clampCrop(wide, initialCrop))).toEqual({ left: 100, top: 0, side: 200 })
})

test('moves by fractions of its side and stays within the image', () => {
  const right = moveCrop(wide, initialCrop, 0.25, 0)
  expect(cropSquareOf(wide, right)).toEqual({ left: 150, top: 0, side: 200 })
  expect(cropSquareOf(wide, moveCrop(wide, right, 9, 9))).toEqual({ left: 200, top: 0, side: 200 })
  expect(cropSquareOf(wide, moveCrop(wide, right, -9, -9))).toEqual({ left: 0, top: 0, side: 200 })
})

test('zooms around its centre, within limits', () => {
  const near = zoomCrop(wide, initialCrop, 2)
  expect(cropSquareOf(wide, near)).toEqual({ left: 150, top: 50, side: 100 })
  expect(zoomCrop(wide, near, 99).zoom).toBe(4)
  expect(zoomCrop(wide, near, 0).zoom).toBe(1)
})

test('zooming out at an edge stays within the image', () => {
  const corner = moveCrop(wide, zoomCrop(wide, initialCrop, 4), 9, 9)
  expect(cropSquareOf(wide, corner)).toEqual({ left: 350, top: 150, side: 50 })
  expect(cropSquareOf(wide, zoomCrop(wide, corner, 1))).toEqual({ left: 200, top: 0, side: 200 })
})
