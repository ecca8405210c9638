import { type ReactNode, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { keepFocusInList } from '#web/ui/keep-focus.ts'

type DropZoneProps = {
  slot: string
  onFiles: (files: readonly File[]) => void
  problem: string | null
  className?: string | undefined
  children: ReactNode
}

/** Area for dropping or pasting files. Shows errors. */
export function DropZone({ slot, onFiles, problem, className, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      ref={keepFocusInList}
      data-slot={slot}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
      onPaste={({ clipboardData }) => onFiles([...clipboardData.files])}
      className={cn(
        'rounded-md border usual:border-line-strong border-dashed usual:bg-surface p-4',
        isOver && 'border-signal bg-signal-soft',
        className,
      )}
    >
      {children}
      {problem && (
        <p role="alert" className="w-full font-medium text-accent text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
