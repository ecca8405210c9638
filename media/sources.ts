import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ecg, readEcg } from './signal/ecg.ts'
import { brainMask, maskedBrain } from './volume/mask.ts'
import { readNifti, type Volume } from './volume/nifti.ts'
import { threshold } from './volume/surface.ts'

// Measured data from which all pictures are made.
export interface Sources {
  readonly brain: Volume
  readonly labels: Volume
  readonly mask: Volume
  readonly bare: Volume
  readonly ecg: Ecg
  region(name: string): number
}

export function openSources(folder: string): Sources {
  const brain = readNifti(join(folder, 'brain-t1-colin27-1mm.nii.gz'))
  const labels = readNifti(join(folder, 'brain-labels-aal-1mm.nii.gz'))
  const names = new Map<string, number>()
  for (const row of readFileSync(join(folder, 'brain-labels-aal.txt'), 'utf8').split('\n')) {
    const [number, name] = row.trim().split(/\s+/)
    if (number && name) names.set(name, Number(number))
  }
  const mask = brainMask(labels, 18, 1)
  return {
    brain,
    labels,
    mask,
    bare: maskedBrain(brain, mask, threshold),
    ecg: readEcg(join(folder, 'ecg-mitbih-208-360hz.u16le')),
    region(name) {
      const number = names.get(name)
      if (number === undefined) throw new Error(`No region is called ${name}`)
      return number
    },
  }
}
