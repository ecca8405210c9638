import { articleToCustomPage, isEmptyArticle } from '../articles.ts'
import { readFrontMatterFiles } from '../documents.ts'
import { jekyllDraftNotes } from '../draft-notes.ts'
import type { ImportedEntry } from '../importer.ts'
import { createJekyllUrlLookup } from '../jekyll.ts'
import type { JekyllSite } from '../jekyll-people/people-collections.ts'
import { jekyllPictureFolders } from '../jekyll-people/person-like.ts'
import { fileLinkPlaceholder } from '../placeholders.ts'
import { missingPictureNotes } from '../site/files.ts'
import { convertMarkdownText } from '../text/body.ts'
import { joinParagraphs } from '../text/split-summary.ts'
import { toRecord, toText } from '../text/values.ts'
import { frontPageOf, groupNameOf } from './people.ts'

/**
 * Reads the front page of a group. Its text is about the group, so it becomes a page instead of a person. The item of
 * the site itself keeps the address.
 */
export const readGroupFrontPage = async (site: JekyllSite): Promise<ImportedEntry[]> => {
  const { files, settings } = site
  const about = frontPageOf(site)
  const title = groupNameOf(site)
  if (about === undefined || title === undefined) return []
  return readFrontMatterFiles(files, [about], 'page', ({ name, data, body }) => {
    const profile = toRecord(data.profile)
    const image = toText(profile.image)
    const picture = files.picture(image, name, jekyllPictureFolders)
    const place = {
      files,
      from: name,
      folders: jekyllPictureFolders,
      bases: settings.bases,
      addressOf: createJekyllUrlLookup(settings),
    }
    // The page of Salus has the name of the group as its title, and the news a list of their own.
    const { title: _title, news: _news, subtitle, description } = data
    const whole = joinParagraphs(subtitle, description, body)
    const text = convertMarkdownText(whole, 'jekyll', place)
    const shown =
      picture && `![${title.replaceAll(/[[\]\\]/g, '')}](${fileLinkPlaceholder(picture)})`
    const parts = [shown, text.text]
    const article = {
      key: `page/${name}`,
      source: name,
      title,
      body: { ...text, text: parts.filter(Boolean).join('\n\n') },
      isDraft: jekyllDraftNotes(data).length > 0,
      notes: [
        'Was the front page of the old site',
        ...jekyllDraftNotes(data),
        ...missingPictureNotes(image, picture),
      ],
    }
    if (!isEmptyArticle(article)) return articleToCustomPage(article, '/')
    files.leave(name, 'It only shows what Salus makes itself')
    return undefined
  })
}
