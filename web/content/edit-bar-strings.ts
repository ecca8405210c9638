export const editBarStrings = { label: 'For editors', edit: 'Edit this page' }
