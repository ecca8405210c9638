const prefix = 'draft:'

/** Keeps what was typed and not saved on this device, under a key. */
export const keepOnDevice = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // A full or blocked storage must not disturb typing.
  }
}

/** What is kept under a key; null when there is nothing. */
export const keptOnDevice = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? 'null')
  } catch {
    return null
  }
}

/** Forgets what is kept under a key. */
export const dropFromDevice = (key: string): void => localStorage.removeItem(prefix + key)
