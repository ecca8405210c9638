import type { Face } from './portrait-face.ts'
import type { Beard, Style } from './portrait-styles.ts'

// An invented person. Nobody real is drawn.
export interface Person {
  readonly face: Partial<Face>
  readonly hair?: Style
  readonly grey?: boolean
  readonly beard?: Beard
  readonly glasses?: boolean
  readonly earring?: boolean
  readonly ground: 'paper' | 'ink' | 'teal'
  readonly flip?: boolean
  readonly skin: 'skinLight' | 'skinWarm' | 'skinTan' | 'skinDeep'
  readonly neckline: 'crew' | 'vee' | 'high'
  readonly words: string
}

const fine = {
  nose: -8,
  bridge: -5,
  tip: -3,
  lips: 2,
  chin: -4,
  forehead: 2,
  brow: -4,
  neck: -12,
  jaw: -4,
}
const strong = { brow: 3, neck: 10, chin: 3, jaw: 2 }
const broad = { nose: -3, bridge: -9, tip: 1, lips: 8, chin: -2, forehead: 4, brow: -1 }

export const people: readonly Person[] = [
  {
    face: { ...fine },
    hair: 'bob',
    ground: 'paper',
    skin: 'skinLight',
    neckline: 'vee',
    words: 'a woman with a chin-length bob',
  },
  {
    face: { ...strong, nose: 2, bridge: 4 },
    hair: 'quiff',
    beard: 'short',
    ground: 'ink',
    flip: true,
    skin: 'skinWarm',
    neckline: 'crew',
    words: 'a man with swept-back hair and a short beard',
  },
  {
    face: { ...broad, neck: -10 },
    hair: 'afro',
    earring: true,
    ground: 'teal',
    skin: 'skinDeep',
    neckline: 'crew',
    words: 'a woman with a full afro and an earring',
  },
  {
    face: { ...fine, lips: 3, nose: -5 },
    hair: 'scarf',
    ground: 'paper',
    flip: true,
    skin: 'skinWarm',
    neckline: 'crew',
    words: 'a woman in a headscarf',
  },
  {
    face: { ...strong, nose: 4, bridge: 3 },
    hair: 'turban',
    beard: 'long',
    ground: 'ink',
    skin: 'skinTan',
    neckline: 'crew',
    words: 'a man in a turban with a long beard',
  },
  {
    face: { ...fine, nose: -9, bridge: -9, brow: -6 },
    hair: 'knot',
    glasses: true,
    ground: 'teal',
    flip: true,
    skin: 'skinLight',
    neckline: 'high',
    words: 'a woman with a low knot and glasses',
  },
  {
    face: { ...broad, ...strong, lips: 7 },
    hair: 'fade',
    beard: 'short',
    ground: 'paper',
    skin: 'skinDeep',
    neckline: 'crew',
    words: 'a man with a high fade and a short beard',
  },
  {
    face: { ...fine, nose: -3, bridge: 2, chin: -1 },
    hair: 'long',
    grey: true,
    ground: 'ink',
    flip: true,
    skin: 'skinLight',
    neckline: 'vee',
    words: 'a woman with long silver hair',
  },
  {
    face: { ...strong, nose: 5, bridge: 6, tip: 3 },
    hair: 'receding',
    grey: true,
    glasses: true,
    ground: 'teal',
    skin: 'skinLight',
    neckline: 'vee',
    words: 'an older man with receding grey hair and glasses',
  },
  {
    face: { ...fine, nose: -6, bridge: -4 },
    hair: 'tail',
    ground: 'ink',
    skin: 'skinWarm',
    neckline: 'crew',
    words: 'a woman with a ponytail',
  },
  {
    face: { bridge: -6, nose: -4, lips: 1, brow: 0, neck: 4 },
    hair: 'crop',
    ground: 'paper',
    flip: true,
    skin: 'skinWarm',
    neckline: 'high',
    words: 'a man with cropped hair',
  },
  {
    face: { ...broad, ...fine, lips: 8, bridge: -9 },
    hair: 'top',
    earring: true,
    ground: 'teal',
    flip: true,
    skin: 'skinDeep',
    neckline: 'vee',
    words: 'a woman with a top knot and an earring',
  },
  {
    face: { ...strong, nose: 1, bridge: 2 },
    beard: 'full',
    glasses: true,
    ground: 'ink',
    skin: 'skinDeep',
    neckline: 'high',
    words: 'a bald man with a full beard and glasses',
  },
  {
    face: { ...fine, nose: -4, bridge: 1 },
    hair: 'pixie',
    grey: true,
    glasses: true,
    ground: 'paper',
    skin: 'skinLight',
    neckline: 'crew',
    words: 'an older woman with short grey hair and glasses',
  },
  {
    face: { ...strong, nose: 0, bridge: 1, lips: 2 },
    hair: 'curly',
    ground: 'teal',
    flip: true,
    skin: 'skinTan',
    neckline: 'vee',
    words: 'a man with thick curls',
  },
  {
    face: { ...fine, nose: -7, lips: 4 },
    hair: 'waves',
    ground: 'ink',
    flip: true,
    skin: 'skinTan',
    neckline: 'crew',
    words: 'a woman with wavy shoulder-length hair',
  },
  {
    face: { ...broad, ...strong, nose: -2 },
    hair: 'coils',
    glasses: true,
    ground: 'paper',
    skin: 'skinDeep',
    neckline: 'vee',
    words: 'a man with short coils and glasses',
  },
  {
    face: { ...fine, nose: -5, bridge: -1, chin: -2 },
    hair: 'bun',
    ground: 'teal',
    skin: 'skinWarm',
    neckline: 'high',
    words: 'a woman with her hair in a high bun',
  },
  {
    face: { ...strong, nose: 3, bridge: 7, neck: 6 },
    hair: 'crop',
    beard: 'full',
    grey: true,
    ground: 'ink',
    flip: true,
    skin: 'skinLight',
    neckline: 'crew',
    words: 'a man with grey hair and a full grey beard',
  },
  {
    face: { ...broad, ...fine, lips: 7, nose: -5 },
    hair: 'cloud',
    glasses: true,
    ground: 'paper',
    flip: true,
    skin: 'skinTan',
    neckline: 'vee',
    words: 'a woman with a cloud of curls and glasses',
  },
]
