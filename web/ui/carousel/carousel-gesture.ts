export type WheelEventData = { deltaX: number; deltaY: number; timeStamp: number }

/**
 * State of the carousel when a wheel gesture begins. `isMeant` is true if the user moved the pointer onto the
 * carousel, rather than scrolled it below a resting pointer.
 */
export type CarouselGestureState = { selected: number; places: number; isMeant: boolean }

const silenceMs = 140
const swipe = 30
const clickOfAWheel = 60
const clickEveryMs = 180

/**
 * Creates a function that reads wheel events. It returns 1 or -1 for a step, 0 for further events of a
 * gesture that has made its step, and null if the page should scroll. A horizontal swipe makes one step. A
 * mouse wheel notch makes one step if `isMeant`, until either end.
 */
export const createWheelGestureReader = () => {
  let last = Number.NEGATIVE_INFINITY
  let lastClick = Number.NEGATIVE_INFINITY
  let travelled = 0
  let hasStepped = false

  const swiped = (deltaX: number): number => {
    travelled += deltaX
    if (hasStepped || Math.abs(travelled) < swipe) return 0
    hasStepped = true
    return Math.sign(travelled)
  }

  return (
    { deltaX, deltaY, timeStamp }: WheelEventData,
    { selected, places, isMeant }: CarouselGestureState,
  ) => {
    if (timeStamp - last > silenceMs) {
      travelled = 0
      hasStepped = false
    }
    last = timeStamp
    if (Math.abs(deltaX) > Math.abs(deltaY)) return swiped(deltaX)
    const isAhead = deltaY > 0 ? selected < places - 1 : selected > 0
    if (!isMeant || deltaX !== 0 || Math.abs(deltaY) < clickOfAWheel || !isAhead) return null
    if (timeStamp - lastClick < clickEveryMs) return 0
    lastClick = timeStamp
    return Math.sign(deltaY)
  }
}
