/** Appends a subtitle to a title, unless the title already contains it. */
export const withSubtitle = (title: string, subtitle: string): string => {
  const [main, more] = [title.trim(), subtitle.trim()]
  if (main === '' || more === '') return main || more
  if (main.toLowerCase().endsWith(more.toLowerCase())) return main
  return /[:?!]$/.test(main) ? `${main} ${more}` : `${main}: ${more}`
}
