import { useEffect, useState } from 'react'
import type { contentPages } from '#contract/content/pages.ts'

/** A public page to preview while its content is edited in the Site panel. */
export interface PreviewPageView {
  readonly kind: 'list' | 'entry'
  readonly path: string
  /**
   * Whether this is the list page, shown instead of an entry's page because no entry is published.
   */
  readonly isStandIn: boolean
}

const viewsOf = (
  { path, entries, isOnlyOnEntries }: (typeof contentPages)[number],
  newest: Readonly<Record<string, string>>,
): readonly PreviewPageView[] => {
  const list: PreviewPageView = { kind: 'list', path, isStandIn: false }
  if (!entries) return [list]
  const found = newest[entries]
  const entry: PreviewPageView = {
    kind: 'entry',
    path: found ?? path,
    isStandIn: found === undefined,
  }
  return isOnlyOnEntries ? [entry] : [list, entry]
}

const readText = async (path: string): Promise<string> => {
  const html = await (await fetch(path)).text()
  // Parses the main element only, because the policy of this page rejects the style sheets of the rest.
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const { body } = new DOMParser().parseFromString(main, 'text/html')
  for (const script of body.querySelectorAll('script, template')) script.remove()
  return body.textContent
}

/**
 * Returns the pages to preview, list and entry. `showText` switches to the one that contains a text, if the
 * current one does not.
 */
export const usePreviewPageViews = (
  page: (typeof contentPages)[number],
  newest: Readonly<Record<string, string>>,
) => {
  const views = viewsOf(page, newest)
  const [kind, setKind] = useState<PreviewPageView['kind']>('list')
  const [texts, setTexts] = useState<readonly string[]>([])
  const view = views.find((each) => each.kind === kind) ?? views[0]
  const paths = views.length > 1 ? views.map(({ path }) => path).join(' ') : ''
  useEffect(() => {
    let isCurrent = true
    Promise.all(paths.split(' ').filter(Boolean).map(readText)).then(
      (read) => isCurrent && setTexts(read),
      // If loading fails, only the user can switch the preview.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [paths])
  const showText = (text: string) => {
    const shows = (each: PreviewPageView) => texts[views.indexOf(each)]?.includes(text) === true
    const other = views.find((each) => each !== view && shows(each))
    if (text !== '' && view && other && !shows(view)) setKind(other.kind)
  }
  return { views, view, setKind, showText }
}
