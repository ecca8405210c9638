/** Loads the code of the dialog when a visitor opens a person. */
export const importPersonDialog = () => import('./person-dialog.tsx')
