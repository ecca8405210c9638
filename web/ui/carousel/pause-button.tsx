import { Pause, Play } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'

type PauseButtonProps = ComponentProps<typeof Button> & {
  isPaused: boolean
  labels: { pause: string; play: string }
}

/** Pauses and resumes an animation. Hidden if reduced motion is on. */
export function PauseButton({ isPaused, labels, className, ...props }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause
  return (
    <Button
      variant="quiet"
      size="icon"
      data-slot="pause-button"
      aria-label={isPaused ? labels.play : labels.pause}
      className={cn('noscript:hidden motion-reduce:hidden', className)}
      {...props}
    >
      <Icon aria-hidden="true" />
    </Button>
  )
}
