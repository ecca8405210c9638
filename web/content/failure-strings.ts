export const errorPageStrings = {
  missingTitle: '404! Not found',
  title: 'Something went wrong',
  panel: 'This list could not be loaded',
  retry: 'Try again',
  refused: 'This is not yours to change',
  refusedText:
    'Your account may not open this. Ask an administrator of the site if you think it should.',
}
