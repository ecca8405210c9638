const typedInto = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

/** Whether a key goes into a field. */
export const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.matches(typedInto)
