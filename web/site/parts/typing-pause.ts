/** As long as it takes to type the next letter. */
export const typingPauseMs = 180
