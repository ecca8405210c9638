const typedInto = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

/** Whether a keyboard event belongs to a field for text. */
export const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.matches(typedInto)
