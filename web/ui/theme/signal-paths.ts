/** SVG path of a signal line, and positions of its nodes. */
export type SignalPath = {
  viewBox: string
  d: string
  nodes: ReadonlyArray<readonly [x: number, y: number]>
}

/** Signal line with two heartbeats, a contour and a graph. */
export const longSignalPath: SignalPath = {
  viewBox: '0 0 1200 300',
  d: 'M0 190 H56 c12 0 16 -18 28 -18 s16 18 28 18 h22 l10 12 18 -122 22 160 14 -50 h24 c16 0 22 -32 40 -32 s24 32 40 32 H330 c12 0 16 -18 28 -18 s16 18 28 18 h22 C470 190 520 236 596 236 C676 236 738 196 734 130 C730 70 676 78 640 50 C606 24 546 30 522 74 C502 112 520 130 536 160 C556 198 610 206 668 200 C740 192 770 172 812 150 L892 62 L960 168 L812 150 L876 250 L960 168 L1058 84 L1130 190 H1200',
  nodes: [
    [812, 150],
    [892, 62],
    [960, 168],
    [876, 250],
    [1058, 84],
    [1130, 190],
  ],
}

/** Signal line with one heartbeat, one contour and one edge of a graph, for dividers. */
export const shortSignalPath: SignalPath = {
  viewBox: '0 0 480 64',
  d: 'M0 40 H60 c6 0 8 -8 14 -8 s8 8 14 8 h12 l5 6 9 -38 11 52 7 -20 h12 c8 0 11 -10 20 -10 s12 10 20 10 h24 C236 40 252 54 278 54 C304 54 322 42 318 26 C314 10 288 4 272 12 C256 20 262 36 282 42 C306 48 322 44 340 34 L374 16 L404 44 L446 40',
  nodes: [
    [340, 34],
    [374, 16],
    [404, 44],
    [446, 40],
  ],
}

/** The logo: two contours of an S with a heartbeat and a node. */
export const logoPath: SignalPath = {
  viewBox: '5 2.5 24 27',
  d: 'M24.5 7.5 C20.5 2.5 7 3 6.5 10.5 C6.3 14.5 8.8 16 11 16 h1.5 l2 -5.5 l3 11 l2 -5.5 h1.5 C23.2 16 25.7 17.5 25.5 21.5 C25 29 11.5 29.5 7.5 24.5',
  nodes: [[24.5, 7.5]],
}
