import { describe, expect, it } from 'vitest'
import { createWheelGestureReader } from './carousel-gesture.ts'

const inTheMiddle = { selected: 1, places: 3, isMeant: true }
const side = (deltaX: number, timeStamp: number) => ({ deltaX, deltaY: 2, timeStamp })
const click = (deltaY: number, timeStamp: number) => ({ deltaX: 0, deltaY, timeStamp })

describe('a horizontal swipe', () => {
  it('makes one step, however long its momentum lasts', () => {
    const read = createWheelGestureReader()
    const steps = [12, 25, 60, 40, 20, 8].map((delta, index) =>
      read(side(delta, index * 16), inTheMiddle),
    )
    expect(steps).toEqual([0, 1, 0, 0, 0, 0])
  })

  it('makes the next step after a pause', () => {
    const read = createWheelGestureReader()
    read(side(60, 0), inTheMiddle)
    expect(read(side(-60, 400), inTheMiddle)).toBe(-1)
  })
})

describe('a click of a mouse wheel', () => {
  it('steps if the pointer was moved onto the carousel', () => {
    const read = createWheelGestureReader()
    expect(read(click(100, 0), inTheMiddle)).toBe(1)
    expect(read(click(-100, 300), inTheMiddle)).toBe(-1)
  })

  it('does not run through the slides', () => {
    const read = createWheelGestureReader()
    read(click(100, 0), inTheMiddle)
    expect(read(click(100, 50), inTheMiddle)).toBe(0)
  })

  it('scrolls the page when passing by, on a trackpad, and at either end', () => {
    const read = createWheelGestureReader()
    expect(read(click(100, 0), { ...inTheMiddle, isMeant: false })).toBeNull()
    expect(read(click(12, 400), inTheMiddle)).toBeNull()
    expect(read(click(100, 800), { ...inTheMiddle, selected: 2 })).toBeNull()
    expect(read(click(-100, 1200), { ...inTheMiddle, selected: 0 })).toBeNull()
  })
})
