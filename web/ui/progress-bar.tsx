import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export function ProgressBar({ className, ...props }: ComponentProps<'progress'>) {
  return (
    <progress
      className={cn(
        'h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-signal-fill [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-signal-fill [&::-webkit-progress-value]:transition-[width]',
        className,
      )}
      {...props}
    />
  )
}
