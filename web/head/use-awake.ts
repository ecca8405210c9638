import { useLayoutEffect } from 'react'
import { awakeEvent } from './start-script.ts'

/** Says, as soon as the page is hydrated, that it can answer what was pressed before. */
export const useAwake = (): void => {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(awakeEvent))
  }, [])
}
