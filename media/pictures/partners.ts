import { circle } from '../draw/svg.ts'
import type { Token } from '../palette.ts'
import type { Entry } from './entry.ts'
import {
  fern,
  fjord,
  helix,
  hills,
  lattice,
  leaf,
  pair,
  pulse,
  ring,
  sun,
} from './partner-marks.ts'

interface Partner {
  readonly name: string
  readonly disc: Token
  readonly shows: string
  readonly draw: (ink: Token) => string
  readonly ink: Token
}

// Ten invented institutions and their logos.
const partners: readonly Partner[] = [
  {
    name: 'Havenmoor University Hospital',
    disc: 'ink',
    ink: 'paper',
    shows: 'five rising hills',
    draw: hills,
  },
  {
    name: 'Institut Calvière',
    disc: 'paperShade',
    ink: 'ink',
    shows: 'four open rings',
    draw: ring,
  },
  {
    name: 'Aldergate Heart Centre',
    disc: 'signalPale',
    ink: 'signalDeep',
    shows: 'a heartbeat in a circle',
    draw: pulse,
  },
  {
    name: 'Fjordholm Institute of Neurology',
    disc: 'ink',
    ink: 'signalBright',
    shows: 'peaks above water',
    draw: fjord,
  },
  {
    name: 'Universidad de Valdeluz',
    disc: 'paperShade',
    ink: 'coralDeep',
    shows: 'a sun',
    draw: sun,
  },
  {
    name: 'Marrowind Health Trust',
    disc: 'signalDeep',
    ink: 'paper',
    shows: 'an unrolling fern',
    draw: fern,
  },
  {
    name: 'Lindqvist Vale Foundation',
    disc: 'paperShade',
    ink: 'signalDeep',
    shows: 'a linden leaf',
    draw: leaf,
  },
  {
    name: 'St Brannoc Children’s Hospital',
    disc: 'ink',
    ink: 'paper',
    shows: 'a large and a small circle that overlap',
    draw: pair,
  },
  {
    name: 'Kestrelmark Bioinformatics',
    disc: 'signalPale',
    ink: 'ink',
    shows: 'a double helix',
    draw: helix,
  },
  {
    name: 'Polytechnikum Rauental',
    disc: 'paperShade',
    ink: 'ink',
    shows: 'a hexagonal lattice',
    draw: lattice,
  },
]

export const partnerMarks: readonly Entry[] = partners.map(
  ({ name, disc, ink, shows, draw }, index) => ({
    name: `partner-${String(index + 1).padStart(2, '0')}`,
    kind: 'partner',
    title: name,
    lossless: true,
    alt: `Mark of ${name}: ${shows}`,
    draw: () => ({
      width: 320,
      height: 320,
      ground: 'clear',
      layers: [circle([160, 160], 160, { fill: disc }) + draw(ink)],
    }),
  }),
)
