import { firstNonEmptyText, toRecords, toText } from '../text/values.ts'

type FrontMatter = Readonly<Record<string, unknown>>

export interface LabelledLink {
  readonly label: string
  readonly url: string
}

/** Labels of the links that older versions store in keys of their own. */
const labelsByKey: Readonly<Record<string, string>> = {
  external_link: '',
  url_pdf: 'PDF',
  url_preprint: 'Preprint',
  url_code: 'Code',
  url_dataset: 'Data',
  url_slides: 'Slides',
  url_video: 'Video',
  url_poster: 'Poster',
  url_source: 'Source',
  url_project: 'Project',
}

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Reads the links of an entry with their labels. Each URL occurs once. */
export const readHugoLinks = (data: FrontMatter): LabelledLink[] => {
  const older = Object.entries(labelsByKey).map(([key, label]) => ({
    label,
    url: toText(data[key]),
  }))
  const newer = toRecords(data.links).map(({ name, label, type, url, link }) => ({
    label: firstNonEmptyText(name, label) || capitalized(toText(type)),
    url: firstNonEmptyText(url, link),
  }))
  const byUrl = new Map([...older, ...newer].map((each) => [each.url, each]))
  return [...byUrl.values()].filter(({ url }) => url !== '')
}
