/** Waiting time after a keystroke before a search starts. */
export const searchDebounceMs = 180
