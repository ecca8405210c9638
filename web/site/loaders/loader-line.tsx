import type { CSSProperties } from 'react'
import { longSignalPath } from '#web/ui/theme/signal-paths.ts'

// Positions of the dots on the animated line, as fractions of its length. Each dot appears when the
// drawn line reaches it.
const reached = [0.652, 0.695, 0.741, 0.838, 0.927, 0.974]

const after = (part: number): CSSProperties & Record<'--at', number> => ({ '--at': part })

export function LoadingOverlayLine() {
  return (
    <svg viewBox={longSignalPath.viewBox} fill="none" aria-hidden="true" className="loader-line">
      <path d={longSignalPath.d} pathLength={1} strokeDasharray={1} className="loader-trace" />
      {longSignalPath.nodes.map(([x, y], index) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r={6}
          style={after(reached[index] ?? 1)}
          className="loader-node"
        />
      ))}
      <circle r={5} style={{ offsetPath: `path('${longSignalPath.d}')` }} className="loader-head" />
    </svg>
  )
}
