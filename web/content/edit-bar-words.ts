export const editBar = { label: 'For editors', edit: 'Edit this page' }
