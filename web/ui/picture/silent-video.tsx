import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { PauseButton } from '#web/ui/carousel/pause-button.tsx'
import { cn } from '#web/ui/cn.ts'
import { useReducedMotion } from '#web/ui/use-media.ts'

/** Files of a video without sound. Without `sources` only the poster is shown. */
export type VideoFiles = {
  /** URLs in order of preference. Their endings give the format. */
  sources?: readonly string[]
  poster: string
  width: number
  height: number
  color: string
}

type SilentVideoProps = ComponentProps<'div'> & {
  film: VideoFiles
  alt: string
  frameClassName?: string
  buttonClassName?: string
  labels?: { pause: string; play: string }
}

const english = { pause: 'Pause film', play: 'Play film' }
const enoughInView = 0.25

/**
 * A looping silent video. Loads when a quarter is in view and plays while in view. Shows its poster without
 * JavaScript or with reduced motion.
 */
export function SilentVideo({
  film,
  alt,
  frameClassName,
  buttonClassName,
  labels = english,
  className,
  children,
  ...props
}: SilentVideoProps) {
  const box = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isInView, setInView] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const isCalm = useReducedMotion()
  const isStill = isCalm || !film.sources

  useEffect(() => {
    if (!box.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        const isEnough = (entry?.intersectionRatio ?? 0) >= enoughInView
        setInView(isEnough)
        if (isEnough) setWanted(true)
      },
      { threshold: enoughInView },
    )
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])

  const isPlaying = isWanted && isInView && !isPaused && !isStill
  useEffect(() => {
    // The browser may refuse to play, for instance to save power. Then the poster remains.
    if (isPlaying) video.current?.play().catch(() => undefined)
    else video.current?.pause()
  }, [isPlaying])

  const frame = cn('size-full object-cover', frameClassName)
  const size = { width: film.width, height: film.height }
  return (
    <div ref={box} data-slot="film" className={cn('relative overflow-clip', className)} {...props}>
      <img
        src={film.poster}
        alt={alt}
        {...size}
        loading="lazy"
        decoding="async"
        style={{ backgroundColor: film.color }}
        className={frame}
      />
      {isWanted && !isStill && (
        <video
          ref={video}
          {...size}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          className={cn(frame, 'absolute inset-0')}
        >
          {film.sources?.map((src) => (
            <source key={src} src={src} type={src.replace(/.*\./, 'video/')} />
          ))}
        </video>
      )}
      {children}
      {film.sources && (
        <PauseButton
          variant="secondary"
          data-theme="dark"
          isPaused={isPaused}
          labels={labels}
          onClick={() => setPaused((paused) => !paused)}
          className={cn('absolute end-4 bottom-4 bg-paper/70 backdrop-blur-sm', buttonClassName)}
        />
      )}
    </div>
  )
}
