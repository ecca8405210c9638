import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
import { logoPath, longSignalPath, shortSignalPath } from './signal-paths.ts'

const paths = { hero: longSignalPath, divider: shortSignalPath, mark: logoPath }
const radius = { hero: 6, divider: 3, mark: 1.5 }

const lineStyle = cva('block text-trace', {
  variants: {
    variant: {
      hero: 'h-auto usual:w-full stroke-[2.5] max-sm:stroke-[4]',
      divider: 'h-12 usual:w-full stroke-[1.75] sm:h-16',
      mark: 'h-8 w-7 stroke-[2.1]',
    },
  },
})

type SignalLineProps = ComponentProps<'svg'> & {
  variant: NonNullable<VariantProps<typeof lineStyle>['variant']>
  draw?: 'load' | 'scroll'
}

/** The brand's line: a heartbeat, a contour and a graph in one stroke. Decorative. */
export function BrandSignalLine({ variant, draw, className, ...props }: SignalLineProps) {
  if (draw !== 'load')
    return <Line variant={variant} draw={draw} className={className} {...props} />
  return (
    <div className={cn('wipe usual:w-full', className)}>
      <Line variant={variant} {...props} />
    </div>
  )
}

function Line({ variant, draw, className, ...props }: SignalLineProps) {
  const { viewBox, d, nodes } = paths[variant]
  return (
    <svg
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      data-slot="signal-line"
      className={cn(lineStyle({ variant }), className)}
      {...props}
    >
      {variant === 'divider' && <path d="M-4000 40 H0 M446 40 H4480" className="stroke-line" />}
      <path
        d={d}
        pathLength={1}
        strokeDasharray={draw && 1}
        className={cn(draw && 'draw-on-scroll')}
      />
      {nodes.map(([x, y], index) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r={radius[variant]}
          data-last={index === nodes.length - 1 || undefined}
          className="fill-paper data-last:fill-accent data-last:stroke-accent"
        />
      ))}
    </svg>
  )
}
