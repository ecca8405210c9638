/** The words of the bar that editors see on public pages. */
export const editBar = { label: 'For editors', edit: 'Edit this page' }
