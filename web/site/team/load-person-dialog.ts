/** The dialog is loaded when a visitor opens a person. */
export const loadPersonDialog = () => import('./person-dialog.tsx')
