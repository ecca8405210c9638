/** Joins a title and a subtitle, unless the title has it already. */
export const withSubtitle = (title: string, subtitle: string): string => {
  const [main, more] = [title.trim(), subtitle.trim()]
  if (main === '' || more === '') return main || more
  if (main.toLowerCase().endsWith(more.toLowerCase())) return main
  return /[:?!]$/.test(main) ? `${main} ${more}` : `${main}: ${more}`
}
