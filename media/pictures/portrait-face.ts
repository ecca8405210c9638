import { points } from '../draw/curve.ts'
import type { Point } from '../draw/svg.ts'

// Differences between profiles. Every number is near 0 and shifts by pixels.
export interface Face {
  readonly forehead: number
  readonly brow: number
  readonly nose: number
  readonly bridge: number
  readonly tip: number
  readonly lips: number
  readonly chin: number
  readonly jaw: number
  readonly neck: number
}

// Returns the front of the head from hairline to collar, facing right on a 640-pixel square.
export function faceLine(face: Face): Point[] {
  const { forehead, brow, nose, bridge, tip, lips, chin, jaw, neck } = face
  return [
    [376, 176],
    [397 + forehead, 206],
    [406 + forehead, 236],
    [409 + brow, 260],
    [402 + brow * 0.4, 280],
    [407 + bridge, 294],
    [420 + bridge + nose * 0.5, 316],
    [433 + nose, 337 + tip],
    [437 + nose, 346 + tip],
    [431 + nose * 0.8, 354 + tip * 0.7],
    [413, 359],
    [412, 366],
    [421 + lips, 377],
    [419 + lips * 0.9, 382],
    [408 + lips * 0.3, 386],
    [417 + lips * 0.9, 392],
    [416 + lips * 0.8, 400],
    [405, 410],
    [403 + chin * 0.5, 420],
    [410 + chin, 434],
    [408 + chin, 449],
    [396 + chin * 0.7, 461],
    [374, 467 + jaw * 0.4],
    [346 - jaw * 0.3, 476 + jaw],
    [331 + neck * 0.2, 494 + jaw],
    [329 + neck, 530],
    [340 + neck, 566],
    [372 + neck, 594],
    [430, 618],
    [500, 640],
  ]
}

// The skull from the hairline over the crown to the nape, facing right.
export const skull: readonly Point[] = points(
  '376,176 352,150 318,134 278,130 238,141 206,166 187,202 181,244 188,288 203,326 219,358 229,392',
)

// Returns the line from the nape over the shoulder to the left edge.
export function backLine(face: Face): Point[] {
  return [
    [229, 392],
    [231 - face.neck * 0.4, 430],
    [228 - face.neck * 0.6, 470],
    [214 - face.neck * 0.6, 512],
    [178, 544],
    [128, 562],
    [84, 572],
  ]
}

export const ear: readonly Point[][] = [
  points('283,305 276,290 280,272 296,266 309,276 309,294 301,310 295,326 286,334 280,326'),
  points('288,288 294,279 301,284 299,297 292,308'),
]

// Returns the small lines inside a face: upper lid, lower lid, brow, mouth, nostril, jaw.
export function features(face: Face): { points: Point[]; weight: number }[] {
  const { brow, nose, tip, lips } = face
  return [
    {
      points: [
        [394, 286],
        [384, 284],
        [372, 288],
        [362, 296],
      ],
      weight: 3.6,
    },
    {
      points: [
        [388, 302],
        [380, 303],
        [371, 300],
      ],
      weight: 2,
    },
    {
      points: [
        [402 + brow, 262],
        [389, 256],
        [373, 258],
        [359, 267],
      ],
      weight: 4.6,
    },
    {
      points: [
        [408 + lips * 0.3, 386],
        [399, 387],
        [390, 391],
      ],
      weight: 3,
    },
    {
      points: [
        [424 + nose * 0.8, 351 + tip * 0.6],
        [417 + nose * 0.5, 345 + tip * 0.5],
        [410 + nose * 0.4, 349],
      ],
      weight: 2.6,
    },
    {
      points: [
        [303, 398],
        [312, 424],
        [330, 444],
        [356, 457],
      ],
      weight: 2.2,
    },
  ]
}

// A narrow ellipse, because the eye is seen from the side.
export const iris = { x: 387, y: 292.5, rx: 4.4, ry: 7.6 }

// Returns the neckline of a garment from the nape to the throat.
export function neckline(face: Face, cut: 'crew' | 'vee' | 'high'): Point[] {
  const throat = 331 + face.neck
  const nape = 226 - face.neck * 0.6
  if (cut === 'high')
    return [
      [nape + 1, 476],
      [262, 492],
      [300, 502],
      [throat - 2, 506 + face.jaw * 0.5],
    ]
  if (cut === 'crew')
    return [
      [nape - 10, 508],
      [244, 534],
      [292, 556],
      [throat + 6, 560],
    ]
  return [
    [nape - 10, 508],
    [246, 538],
    [298, 568],
    [throat + 26, 582],
  ]
}
