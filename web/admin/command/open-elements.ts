/** Returns the open elements with a role, the last opened at the end. Elements that fade out count as closed. */
export const openElementsWithRole = (role: string): Element[] => [
  ...document.querySelectorAll(`[role=${role}]:not([data-closed])`),
]
