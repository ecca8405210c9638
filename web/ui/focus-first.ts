/** Focuses the first control within an element. Can be used as a ref. */
export const focusFirstControl = (around: HTMLElement | null): void =>
  around?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
