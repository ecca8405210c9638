import { bannerFederated } from './banner-federated.ts'
import { bannersImaging } from './banners-imaging.ts'
import { bannersSignals } from './banners-signals.ts'
import type { Entry } from './entry.ts'
import { features } from './features.ts'
import { figuresArrhythmia } from './figures-arrhythmia.ts'
import { figuresBrainAge } from './figures-brain-age.ts'
import { figuresFederated } from './figures-federated.ts'
import { figuresGlioma } from './figures-glioma.ts'
import { figuresPrevention } from './figures-prevention.ts'
import { figuresRadiotherapy } from './figures-radiotherapy.ts'
import { figuresSeizure } from './figures-seizure.ts'
import { figuresSleep } from './figures-sleep.ts'
import { galleryAnatomy } from './gallery-anatomy.ts'
import { galleryRegions } from './gallery-regions.ts'
import { gallerySignals } from './gallery-signals.ts'
import { partnerMarks } from './partners.ts'
import { portraits } from './portraits.ts'
import { postsAnatomy } from './posts-anatomy.ts'
import { postsSignals } from './posts-signals.ts'

const gallery = [...galleryAnatomy, ...galleryRegions, ...gallerySignals]
const banners = [...bannersImaging, ...bannersSignals, ...bannerFederated]
const figures = [
  ...figuresGlioma,
  ...figuresArrhythmia,
  ...figuresSeizure,
  ...figuresSleep,
  ...figuresPrevention,
  ...figuresBrainAge,
  ...figuresFederated,
  ...figuresRadiotherapy,
]
const posts = [...postsAnatomy, ...postsSignals].sort((a, b) => (a.name < b.name ? -1 : 1))

// All pictures that the generator makes, except films.
export const catalogue: readonly Entry[] = [
  ...gallery,
  ...features,
  ...portraits,
  ...partnerMarks,
  ...banners,
  ...figures,
  ...posts,
]
