/**
 * Returns the open elements with an ARIA role in document order, the last opened one last. Skips elements in
 * their closing animation.
 */
export const openElementsWithRole = (role: string): Element[] => [
  ...document.querySelectorAll(`[role=${role}]:not([data-closed])`),
]
