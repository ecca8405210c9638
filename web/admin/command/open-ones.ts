/** The open elements of this role, the last opened at the end; those fading out count as closed. */
export const openOnes = (role: string): Element[] => [
  ...document.querySelectorAll(`[role=${role}]:not([data-closed])`),
]
