const prefix = 'draft:'

/** Stores unsaved values in the local storage of the browser. */
export const storeOnDevice = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // A full or blocked storage must not interrupt typing.
  }
}

/** Returns the values stored under a key. Returns null if there are none. */
export const readFromDevice = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? 'null')
  } catch {
    return null
  }
}

export const removeFromDevice = (key: string): void => localStorage.removeItem(prefix + key)
