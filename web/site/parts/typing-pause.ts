/** Waiting time after a keystroke before a search starts. */
export const typingPauseMs = 180
