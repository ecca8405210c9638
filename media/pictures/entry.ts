import type { Picture } from '../draw/picture.ts'
import type { Sources } from '../sources.ts'

// Purpose of a picture. The example content finds its pictures by kind.
type Kind = 'gallery' | 'feature' | 'portrait' | 'partner' | 'banner' | 'figure' | 'post'

export interface Entry {
  readonly name: string
  readonly kind: Kind
  readonly alt: string
  readonly title?: string
  readonly project?: string
  readonly lossless?: boolean
  readonly draw: (sources: Sources) => Picture
}
