/**
 * Messages about sent forms. Most translate an English message of the API, which must equal the
 * default.
 */
export const formLabels = {
  name: 'formLabels',
  defaults: {
    sent: 'Message Sent Successfully',
    emailShape: 'Enter a valid e-mail address',
    emailLength: 'The e-mail address is too long',
    message: 'Please enter a message',
    length: 'At most {most} characters',
    characters: 'Contains characters that cannot be stored',
    invalid: 'Please check what you entered',
    tooMany: 'Too many attempts. Please try again in {wait}.',
    unreachable: 'The server cannot be reached. Check your connection and try again.',
  },
}
