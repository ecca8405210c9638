/** Whether the page is right-to-left. Browser only. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'
