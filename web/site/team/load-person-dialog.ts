/** The dialog is loaded when a visitor opens a person. */
export const importPersonDialog = () => import('./person-dialog.tsx')
