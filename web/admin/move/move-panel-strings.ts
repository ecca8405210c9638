export const siteExportStrings = {
  title: 'Take your site along',
  label: 'Take it along',
  intro: 'All of it in one file, to keep or to move elsewhere.',
  out: {
    title: 'Take everything with you',
    text: 'One ZIP with all content in all languages, drafts too, all pictures and files, settings, words and menus. Another Salus reads it back as it was; for everything else there are Markdown, BibTeX and a table of people. Accounts, secrets and messages stay here.',
    large: 'A large site is quicker by the command:',
    command: 'npm run export -- site.zip',
    export: 'Export the site',
    done: 'The export is among your downloads.',
  },
}
