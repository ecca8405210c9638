const typedInto = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

/** Whether the target of an event is a text field. */
export const isTextFieldEvent = ({ target }: Event): boolean =>
  target instanceof Element && target.matches(typedInto)
