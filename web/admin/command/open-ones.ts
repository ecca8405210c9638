/** What of this role is open, the last opened at the end; what is only fading away is closed. */
export const openOnes = (role: string): Element[] => [
  ...document.querySelectorAll(`[role=${role}]:not([data-closed])`),
]
