import { useState } from 'react'
import { useLocation } from 'react-router'
import { introContent } from '#contract/content/frame.ts'
import { frameLabels } from '#contract/content/labels/frame.ts'
import type { LoaderTimes } from '#contract/lifecycle/render.ts'
import type { TextLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Wordmark } from '#web/ui/theme/wordmark.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { firstPathSegment } from './first-path-segment.ts'
import { Loader } from './loader.tsx'
import { loadersOffValue } from './loader-script.ts'
import { useRouteChange } from './use-route-change.ts'

const isWanted = () => document.documentElement.dataset.loaders !== loadersOffValue

type LoadersProps = {
  times: LoaderTimes
  /** First path segments of pages that are not public. */
  otherParts: readonly string[]
  name: string
  tagline: string
  /** Undefined if the tagline is in the language of the page. */
  language: TextLanguage | undefined
}

/** Shows the intro after a page load and the transition after a navigation, on public pages. */
export function Loaders({ times, otherParts, name, tagline, language }: LoadersProps) {
  const words = useStrings(frameLabels)
  const { introMs, transitionMs } = times
  const isPublicPath = (path: string) => !otherParts.includes(firstPathSegment(path))
  const { pathname } = useLocation()
  // `useHydrated` is false only while a document is rendered or hydrated, never after a
  // navigation.
  const isDocument = !useHydrated()
  const [hasIntro] = useState(isDocument && introMs > 0 && isPublicPath(pathname))
  const change = useRouteChange()
  const { verses } = useStrings(introContent)

  if (change !== null)
    return transitionMs > 0 && isPublicPath(change.path) && isWanted() ? (
      <Loader key={change.count} kind="transition" ms={transitionMs} skip={words.skipTransition} />
    ) : null
  if (!hasIntro) return null
  return (
    <Loader kind="intro" ms={introMs} skip={words.skipIntro}>
      <p className="loader-verses display">
        {verses.map(({ text }) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      <div className="loader-name">
        <Wordmark name={name} className="max-w-[60vw] scale-150" />
        <p {...language} className="mt-6 text-ink-soft">
          {tagline}
        </p>
      </div>
    </Loader>
  )
}
