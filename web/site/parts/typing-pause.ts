/** Pause in milliseconds after the last keystroke before a search starts. */
export const searchDebounceMs = 180
