/** Fetches the dialog about a person: only those who open someone need it. */
export const loadPersonDialog = () => import('./person-dialog.tsx')
