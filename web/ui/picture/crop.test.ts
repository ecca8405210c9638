import { expect, test } from 'vitest'
import { move, squareOf, wholeCrop, within, zoomTo } from './crop.ts'

const wide = { width: 400, height: 200 }

test('initially shows as much as fits, from the centre', () => {
  expect(squareOf(wide, within(wide, wholeCrop))).toEqual({ left: 100, top: 0, side: 200 })
})

test('moves by fractions of its side and stays within the image', () => {
  const right = move(wide, wholeCrop, 0.25, 0)
  expect(squareOf(wide, right)).toEqual({ left: 150, top: 0, side: 200 })
  expect(squareOf(wide, move(wide, right, 9, 9))).toEqual({ left: 200, top: 0, side: 200 })
  expect(squareOf(wide, move(wide, right, -9, -9))).toEqual({ left: 0, top: 0, side: 200 })
})

test('zooms around its centre, within limits', () => {
  const near = zoomTo(wide, wholeCrop, 2)
  expect(squareOf(wide, near)).toEqual({ left: 150, top: 50, side: 100 })
  expect(zoomTo(wide, near, 99).zoom).toBe(4)
  expect(zoomTo(wide, near, 0).zoom).toBe(1)
})

test('zooming out at an edge stays within the image', () => {
  const corner = move(wide, zoomTo(wide, wholeCrop, 4), 9, 9)
  expect(squareOf(wide, corner)).toEqual({ left: 350, top: 150, side: 50 })
  expect(squareOf(wide, zoomTo(wide, corner, 1))).toEqual({ left: 200, top: 0, side: 200 })
})
