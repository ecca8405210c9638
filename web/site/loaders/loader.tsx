import { type AnimationEvent, type CSSProperties, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LoadingOverlayLine } from './loader-line.tsx'

type LoaderProps = { kind: 'intro' | 'transition'; ms: number; skip: string; children?: ReactNode }

/**
 * Full-screen loading animation that CSS removes after `ms`. Assistive technology can use the page below it.
 * `loader-script.ts` handles skipping.
 */
export function LoadingOverlay({ kind, ms, skip, children }: LoaderProps) {
  const [isOver, setOver] = useState(false)
  if (isOver) return null
  const time: CSSProperties & Record<'--loader-time', string> = { '--loader-time': `${ms}ms` }
  const end = ({ animationName }: AnimationEvent) =>
    animationName === 'loader-leave' && setOver(true)
  return (
    <div
      data-loader={kind}
      data-slot="loader"
      data-theme="dark"
      style={time}
      onAnimationEnd={end}
      className="loader"
    >
      <div aria-hidden="true" className="loader-scene">
        <LoadingOverlayLine />
        {children}
      </div>
      <Button
        variant="secondary"
        className="noscript:hidden absolute end-gutter bottom-[max(var(--gutter),env(safe-area-inset-bottom))]"
      >
        {skip}
      </Button>
    </div>
  )
}
