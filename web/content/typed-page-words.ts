/** Words around the text of a page while it is typed. */
export const typedPage = {
  frame: 'The text as visitors will see it',
  nothing: 'Nothing to show yet.',
}
