export const staticSiteDownloadStrings = {
  title: 'Your site as files',
  text: 'The whole public site for any web server or web space, without Salus running there: every page in every language, pictures, feeds, search and filters. Sign-in and the admin area stay here.',
  url: 'Address of the host',
  urlHint: 'Where visitors will reach it. Left empty: where this site is.',
  base: 'Path',
  baseHint: 'Below which it will stand, such as /~group/. Left empty: at the root of the host.',
  forms: 'Salus that takes forms',
  formsHint:
    'Its address. It must allow the host in CORS_ORIGINS. Left empty: a line with your e-mail address stands in their place.',
  make: 'Make the files',
  done: 'The files are among your downloads, in a ZIP.',
  again:
    'For a large site, and to write only what has changed since, there is a command. It works while Salus runs:',
}
