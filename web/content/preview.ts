/** Previews of what is not published yet. */
export const preview = {
  title: 'Preview',
}
