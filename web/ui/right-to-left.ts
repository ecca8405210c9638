/** Whether the page is read from right to left; only in the browser. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'
