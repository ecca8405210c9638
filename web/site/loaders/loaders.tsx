import { useState } from 'react'
import { useLocation } from 'react-router'
import { introAnimationContent } from '#contract/content/frame.ts'
import { frameLabels } from '#contract/content/labels/frame.ts'
import type { LoadingAnimationTimes } from '#contract/lifecycle/render.ts'
import type { TextLanguageAttributes } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Wordmark } from '#web/ui/theme/wordmark.tsx'
import { useIsHydrated } from '#web/ui/use-hydrated.ts'
import { firstPathSegment } from './first-path-segment.ts'
import { LoadingOverlay } from './loader.tsx'
import { loadingOverlaysOffValue } from './loader-script.ts'
import { useRouteChange } from './use-route-change.ts'

const isWanted = () => document.documentElement.dataset.loaders !== loadingOverlaysOffValue

type LoadersProps = {
  times: LoadingAnimationTimes
  /** First path segments of pages that are not public, such as `admin`. No animation plays on them. */
  otherParts: readonly string[]
  name: string
  tagline: string
  /** `lang` and `dir` of the tagline if they differ from the page's. */
  language: TextLanguageAttributes | undefined
}

/**
 * Plays the intro animation after a page load and the transition animation after a navigation, on public
 * pages only.
 */
export function LoadingOverlays({ times, otherParts, name, tagline, language }: LoadersProps) {
  const words = useStrings(frameLabels)
  const { introMs, transitionMs } = times
  const isPublicPath = (path: string) => !otherParts.includes(firstPathSegment(path))
  const { pathname } = useLocation()
  // `useIsHydrated` is false only while a document is rendered or hydrated, never after a
  // navigation.
  const isDocument = !useIsHydrated()
  const [hasIntro] = useState(isDocument && introMs > 0 && isPublicPath(pathname))
  const change = useRouteChange()
  const { verses } = useStrings(introAnimationContent)

  if (change !== null)
    return transitionMs > 0 && isPublicPath(change.path) && isWanted() ? (
      <LoadingOverlay
        key={change.count}
        kind="transition"
        ms={transitionMs}
        skip={words.skipTransition}
      />
    ) : null
  if (!hasIntro) return null
  return (
    <LoadingOverlay kind="intro" ms={introMs} skip={words.skipIntro}>
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
    </LoadingOverlay>
  )
}
