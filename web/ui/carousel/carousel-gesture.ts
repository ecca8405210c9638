/** The parts of a wheel event that show the intent. */
export type Turn = { deltaX: number; deltaY: number; timeStamp: number }

/** The position of the carousel when a gesture begins. */
export type Place = { selected: number; places: number; isMeant: boolean }

const silenceMs = 140
const swipe = 30
const clickOfAWheel = 60
const clickEveryMs = 180

/**
 * Reads turns of wheels and trackpads: −1 and 1 are steps, 0 is the rest of a gesture that has made
 * its step, null belongs to the page. A swipe to the side makes one step. A click of a mouse wheel
 * makes one where the carousel is meant, and at either end the page goes on.
 */
export const createTurnReader = () => {
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

  return ({ deltaX, deltaY, timeStamp }: Turn, { selected, places, isMeant }: Place) => {
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
