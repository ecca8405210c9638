import { roundDownToScaleStep } from '#contract/figure/nice-step.ts'
import type { TraceChannel } from '#contract/figure/trace-facts.ts'
import type { TraceLane } from '#contract/figure/trace-scale.ts'
import { useFigureStrings } from '../use-figure-strings.ts'

type TraceScalesProps = {
  channels: readonly TraceChannel[]
  lanes: readonly TraceLane[]
  seconds: number
  width: number
}

const text = 'pointer-events-none absolute text-[#1d2b2a] text-xs leading-none'
const onPaper = 'whitespace-nowrap rounded-sm bg-[#fdfaf5]/80 px-1 py-0.5'

/**
 * Text above the canvas of a recording: channel names, a time scale, and an amplitude scale for each channel
 * with a unit.
 */
export function TraceScales({ channels, lanes, seconds, width }: TraceScalesProps) {
  const words = useFigureStrings()
  const bar = roundDownToScaleStep(seconds / 6)
  return (
    <>
      <div
        data-slot="scale"
        className={`${text} right-28 bottom-3 border-[#1d2b2a] border-x border-b pt-1 text-center`}
        style={{ width: (bar * width) / seconds }}
      >
        <span className="-mx-6 block whitespace-nowrap pb-1.5">
          <span className={onPaper}>{words.seconds(bar)}</span>
        </span>
      </div>
      {channels.map(({ label, unit }, at) => {
        const lane = lanes[at]
        if (!lane) return null
        const amplitude = roundDownToScaleStep((lane.height * 0.5) / lane.pointsPerUnit)
        const high = amplitude * lane.pointsPerUnit
        const top = lane.y - lane.height / 2
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two channels may have the same name
          <div key={at}>
            {top + lane.height > 0 && (
              <span
                className={`${text} ${onPaper} left-2 font-semibold`}
                style={{ top: Math.max(0, top + 6) }}
              >
                {label}
              </span>
            )}
            {unit && (
              <div
                data-slot="scale"
                className={`${text} right-3 flex items-center border-[#1d2b2a] border-y border-r pr-1.5`}
                // The scale shows a length, which is valid anywhere, so it stays in place when the lines are
                // moved.
                style={{ height: high, top: lane.height * (at + 0.5) - high / 2 }}
              >
                <span className={onPaper}>{words.amount(amplitude, unit)}</span>
              </div>
            )}
          </div>
        )
      })}
    </>
  )
}
