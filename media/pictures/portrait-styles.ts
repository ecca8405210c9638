import { points } from '../draw/curve.ts'
import type { Point } from '../draw/svg.ts'
import { type Hair, lifted } from './portrait-hair.ts'

const side: readonly Point[] = points(
  '376,176 352,194 336,222 330,262 316,252 298,248 276,256 266,284 262,322 248,358 229,392',
)
const covered: readonly Point[] = points('376,176 356,200 343,240 338,290 334,350')
const low: readonly Point[] = points(
  '376,176 354,196 336,224 322,254 300,262 276,272 258,300 246,350 229,392',
)

export const styles = {
  crop: { outer: lifted([4, 14, 18, 17, 14, 12, 10, 8, 6, 4, 2, 0]), inner: side, lines: 9 },
  fade: {
    outer: lifted([6, 22, 28, 26, 18, 8, 3, 1, 0], 0, 0.7),
    inner: points('376,176 350,190 326,206 290,214 250,218 215,240 192,276'),
    lines: 8,
  },
  quiff: {
    outer: [
      ...points('376,176 408,148 396,112 350,98 300,100'),
      ...lifted([14, 14, 12, 10, 8, 6, 4, 2, 0], 0.42, 1),
    ],
    inner: side,
    lines: 10,
  },
  receding: {
    outer: lifted([0, 0, 0, 4, 12, 14, 13, 12, 9, 6, 3, 0], 0.3, 1),
    inner: points(
      '290,132 318,170 330,216 328,260 314,252 296,248 276,256 266,284 262,322 248,358 229,392',
    ),
    lines: 9,
  },
  pixie: {
    outer: lifted([14, 26, 28, 26, 24, 22, 18, 14, 10, 5, 0]),
    inner: points(
      '376,176 380,214 360,236 338,252 330,284 316,262 296,254 274,262 262,300 250,350 229,392',
    ),
    lines: 10,
  },
  bob: {
    outer: [
      ...lifted([8, 26, 32, 32, 32, 34, 36, 40], 0, 0.72),
      ...points('158,336 160,392 176,440 216,456'),
    ],
    inner: [...covered, ...points('332,400 318,440 270,458 216,456')],
    lines: 11,
  },
  long: {
    outer: [
      ...lifted([8, 22, 28, 28, 28, 28, 28, 30], 0, 0.72),
      ...points('164,340 158,420 150,500 140,580 150,640'),
    ],
    inner: [...covered, ...points('326,410 304,470 282,540 262,600 250,640')],
    lines: 12,
  },
  waves: {
    outer: [
      ...lifted([10, 32, 40, 40, 40, 40, 42, 46], 0, 0.72),
      ...points('142,340 154,380 134,420 148,460 134,500 160,528'),
    ],
    inner: [...covered, ...points('344,390 326,426 338,462 312,492 280,516 220,536 160,528')],
    lines: 11,
  },
  bun: {
    outer: lifted([4, 12, 16, 16, 15, 14, 12, 9, 6, 3, 0]),
    inner: low,
    lines: 10,
    knot: { at: [196, 150], radius: 52 },
  },
  knot: {
    outer: lifted([4, 12, 15, 15, 14, 13, 12, 10, 8, 4, 0]),
    inner: low,
    lines: 10,
    knot: { at: [186, 366], radius: 46 },
  },
  top: {
    outer: lifted([4, 14, 18, 16, 14, 12, 10, 8, 6, 3, 0]),
    inner: low,
    lines: 10,
    knot: { at: [272, 92], radius: 46 },
  },
  tail: {
    outer: [
      ...lifted([4, 12, 16, 16, 15, 16, 18], 0, 0.55),
      ...points('150,250 120,320 112,400 128,470 150,500'),
    ],
    inner: [...low.slice(0, 5), ...points('262,284 226,292 206,320 192,380 180,440 150,500')],
    lines: 10,
  },
  afro: {
    outer: lifted([30, 74, 92, 98, 98, 96, 92, 86, 74, 58, 40, 20]),
    inner: points(
      '376,176 362,204 346,236 336,272 318,262 298,252 274,260 264,300 254,350 236,396',
    ),
    lines: 0,
    curls: true,
    scallop: 7,
  },
  curly: {
    outer: lifted([24, 44, 52, 50, 46, 42, 38, 32, 26, 18, 10, 2]),
    inner: points(
      '384,184 366,214 346,232 334,266 318,254 298,248 276,256 264,290 256,340 232,392',
    ),
    lines: 0,
    curls: true,
    scallop: 8,
  },
  coils: {
    outer: lifted([8, 20, 26, 26, 24, 22, 18, 14, 10, 6, 3, 0]),
    inner: side,
    lines: 0,
    curls: true,
    scallop: 4,
  },
  cloud: {
    outer: [
      ...lifted([28, 58, 68, 70, 70, 72, 76, 82], 0, 0.72),
      ...points('112,340 104,400 124,456 172,486 222,488'),
    ],
    inner: [...covered, ...points('336,392 320,430 296,462 262,482 222,488')],
    lines: 0,
    curls: true,
    scallop: 8,
  },
  scarf: {
    outer: [
      ...points('405,222 404,186 386,150'),
      ...lifted([26, 26, 26, 26, 26, 26, 28, 32], 0.14, 0.74),
      ...points('160,350 150,430 112,510 60,570 20,640'),
    ],
    inner: points(
      '405,222 388,226 368,250 356,300 354,360 360,416 376,456 402,480 408,512 400,560 416,604 440,640',
    ),
    lines: 12,
  },
  turban: {
    outer: points('404,226 420,186 404,130 352,84 284,70 216,90 168,142 152,206 168,270 206,330'),
    inner: points(
      '404,226 380,214 352,214 322,232 300,252 276,262 256,276 238,294 222,312 206,330',
    ),
    lines: 9,
  },
} satisfies Record<string, Hair>

export type Style = keyof typeof styles

// Beards, from the chin along the jaw to the ear.
export const beards = {
  full: {
    outer: points('420,408 424,440 416,478 384,498 346,490 312,462 290,420 282,380 284,336'),
    inner: points('416,401 402,406 394,396 386,378 366,386 342,384 322,366 312,344 308,318'),
    lines: 7,
  },
  short: {
    outer: points('412,410 416,436 412,458 392,472 350,480 314,452 294,416 286,380 286,336'),
    inner: points('410,406 400,408 392,400 384,402 366,414 340,412 320,388 310,356 306,322'),
    lines: 6,
  },
  long: {
    outer: points('420,408 428,450 424,510 396,556 356,548 316,490 290,430 282,380 284,336'),
    inner: points('416,401 402,406 394,396 386,378 366,386 342,384 322,366 312,344 308,318'),
    lines: 9,
  },
} satisfies Record<string, Hair>

export type Beard = keyof typeof beards

export const moustache: readonly Point[] = points(
  '413,360 420,369 413,374 400,377 389,388 381,392 384,378 398,363',
)
