/** Gives the focus to the first control within; as a ref, once it is there. */
export const focusFirst = (around: HTMLElement | null): void =>
  around?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
