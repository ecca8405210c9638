import { densify, polyline, smooth } from '../draw/curve.ts'
import { circle, clipped, group, type Paint, type Point, path, round } from '../draw/svg.ts'
import { hex, type Token } from '../palette.ts'
import { type Ecg, isCalm } from '../signal/ecg.ts'
import type { Entry } from './entry.ts'
import {
  backLine,
  ear,
  type Face,
  faceLine,
  features,
  iris,
  neckline,
  skull,
} from './portrait-face.ts'
import { drawHair, type HairColours } from './portrait-hair.ts'
import { type Person, people } from './portrait-people.ts'
import { beards, moustache, styles } from './portrait-styles.ts'

const level: Face = {
  forehead: 0,
  brow: 0,
  nose: 0,
  bridge: 0,
  tip: 0,
  lips: 0,
  chin: 0,
  jaw: 0,
  neck: 0,
}

interface Scheme {
  readonly ground: Token
  readonly hair: HairColours
  readonly grey: HairColours
  readonly cloth: Token
  readonly pulse: Token
}

const schemes: Record<Person['ground'], Scheme> = {
  paper: {
    ground: 'paperShade',
    hair: { fill: 'ink', line: 'paper' },
    grey: { fill: 'paper', line: 'ink', edge: 'ink' },
    cloth: 'signalDeep',
    pulse: 'signal',
  },
  ink: {
    ground: 'ink',
    hair: { fill: 'inkSoft', line: 'haze' },
    grey: { fill: 'haze', line: 'ink' },
    cloth: 'signal',
    pulse: 'signalBright',
  },
  teal: {
    ground: 'signalPale',
    hair: { fill: 'ink', line: 'signalPale' },
    grey: { fill: 'paper', line: 'ink', edge: 'ink' },
    cloth: 'ink',
    pulse: 'coralDeep',
  },
}

// Returns a person's heartbeat line from the left edge to the shoulder.
function pulse(ecg: Ecg, index: number, end: Point): Point[] {
  const calm = ecg.beats.filter((beat) => !beat.ventricular && isCalm(ecg, beat.sample))
  const peak = calm[20 + index * 7]?.sample ?? 0
  return Array.from({ length: 121 }, (_, step): Point => {
    const value = ecg.millivolts[peak + Math.round((step - 62) * 1.3)] ?? 0
    const edge = Math.min(1, (120 - step) / 30)
    return [(end[0] * step) / 120, end[1] - value * 40 * edge]
  })
}

function glasses(colour: Token): string {
  const paint: Paint = { stroke: colour, width: 3.6 }
  const lens = `<ellipse cx="391" cy="294" rx="13" ry="20" fill="none" stroke="${hex(colour)}" stroke-width="3.6"/>`
  return lens + path('M379 288L300 276', paint) + path('M402 288L408 286', paint)
}

function drawHead(person: Person, face: Face, scheme: Scheme): string[] {
  const front = densify(faceLine(face))
  const back = densify([...skull, ...backLine(face).slice(1)])
  const foot = back.at(-1)?.[1] ?? 572
  const body: Point[] = [...front, [500, 660], [-20, 660], [-20, foot], ...back.reverse()]
  const cut = densify(neckline(face, person.neckline))
  const shape = polyline(body, true)
  const cloth = `${polyline(cut)}L660 ${round(cut.at(-1)?.[1] ?? 0)}L660 660L-20 660L-20 ${round(cut[0]?.[1] ?? 0)}Z`
  const main: Paint = { stroke: 'ink', width: 5 }
  return [
    path(shape, { fill: person.skin }),
    clipped('body', `<path d="${shape}"/>`, [path(cloth, { fill: scheme.cloth })]),
    path(polyline(front), main),
    path(polyline(back), main),
    path(polyline(cut), { stroke: 'ink', width: 3.4 }),
  ]
}

function drawPerson(person: Person, index: number, ecg: Ecg): string {
  const face = { ...level, ...person.face }
  const scheme = schemes[person.ground]
  const hairColours = person.grey ? scheme.grey : scheme.hair
  const covered = person.hair === 'scarf' || person.hair === 'turban'
  const shapes = drawHead(person, face, scheme)
  if (person.beard) {
    shapes.push(drawHair(beards[person.beard], hairColours))
    shapes.push(path(smooth(moustache, true), { fill: hairColours.fill }))
  }
  for (const { points, weight } of features(face)) {
    shapes.push(path(smooth(points), { stroke: 'ink', width: weight }))
  }
  shapes.push(
    `<ellipse cx="${iris.x}" cy="${iris.y}" rx="${iris.rx}" ry="${iris.ry}" fill="${hex('ink')}"/>`,
  )
  if (person.hair !== 'scarf') {
    shapes.push(
      ...ear.map((points, fold) =>
        path(smooth(points), { stroke: 'ink', width: fold ? 2.4 : 3.6 }),
      ),
    )
  }
  if (person.glasses) shapes.push(glasses('ink'))
  if (person.hair) {
    shapes.push(
      drawHair(styles[person.hair], covered ? { fill: 'signal', line: 'ink' } : hairColours),
    )
  }
  if (person.earring) shapes.push(circle([286, 350], 9, { stroke: 'signalBright', width: 5 }))
  const end = backLine(face).at(-1) ?? [84, 572]
  shapes.push(path(polyline(pulse(ecg, index, end)), { stroke: scheme.pulse, width: 5 }))
  return group(shapes, person.flip ? 'translate(640 0) scale(-1 1)' : '')
}

export const portraits: readonly Entry[] = people.map((person, index) => ({
  name: `portrait-${String(index + 1).padStart(2, '0')}`,
  kind: 'portrait',
  alt: `Line portrait of ${person.words}, in profile`,
  draw: ({ ecg }) => ({
    width: 640,
    height: 640,
    ground: schemes[person.ground].ground,
    layers: [drawPerson(person, index, ecg)],
  }),
}))
