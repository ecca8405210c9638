import type { ReactNode } from 'react'
import { roundDownToScaleStep } from '#contract/figure/nice-step.ts'
import {
  type PlaneSlices,
  planeEdgeLabels,
  type VolumePlane,
} from '#contract/figure/volume-facts.ts'
import { cn } from '#web/ui/cn.ts'
import { useFigureStrings } from '../use-figure-strings.ts'

type SliceFrameProps = {
  plane: VolumePlane
  slices: PlaneSlices
  hasSides: boolean
  room: { width: number; height: number }
  children: (size: { width: number; height: number }) => ReactNode
}

/** Returns the largest size at which a slice fits into the available space in true proportions. */
const fitted = ({ width, height, across, down }: PlaneSlices, room: SliceFrameProps['room']) => {
  const [wide, high] = [width * across, height * down]
  const scale = Math.min(room.width / wide, room.height / high)
  return { width: wide * scale, height: high * scale, perMillimetre: scale }
}

const places = [
  'left-2 top-1/2 -translate-y-1/2',
  'right-2 top-1/2 -translate-y-1/2',
  'left-1/2 top-1.5 -translate-x-1/2',
  'left-1/2 bottom-1.5 -translate-x-1/2',
]

const mark =
  'pointer-events-none absolute text-[#fff] text-xs [text-shadow:0_0_3px_#000,0_0_3px_#000]'

/** Adds labels of the body's sides and a scale to a slice. Both are text. */
export function SliceFrame({ plane, slices, hasSides, room, children }: SliceFrameProps) {
  const words = useFigureStrings()
  if (room.width === 0) return null
  const { perMillimetre, ...size } = fitted(slices, room)
  const length = roundDownToScaleStep(size.width / 3 / perMillimetre)
  return (
    <div className="absolute inset-0 m-auto" style={size}>
      {children(size)}
      {hasSides &&
        planeEdgeLabels[plane].map((side, at) => (
          <span key={side} aria-hidden="true" className={cn(mark, 'font-semibold', places[at])}>
            {side}
          </span>
        ))}
      <div
        data-slot="scale"
        className={cn(
          mark,
          'bottom-3 left-3 border-[#fff] border-x border-b pt-1 text-center leading-none',
        )}
        style={{ width: length * perMillimetre }}
      >
        <span className="block pb-1.5 whitespace-nowrap">{words.millimetres(length)}</span>
      </div>
    </div>
  )
}
