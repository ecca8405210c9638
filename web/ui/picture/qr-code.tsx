import type { ComponentProps } from 'react'
import { encode } from 'uqr'

const border = 2

/** A QR code. Dark on white in both themes, because scanners expect that. */
export function QrCode({
  text,
  label,
  ...props
}: ComponentProps<'svg'> & { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} {...props}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
