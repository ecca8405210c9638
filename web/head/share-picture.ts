/** A picture that stands for a page where someone shares it. */
export interface SharePicture {
  /** Its path on this site. */
  readonly path: string
  readonly alt?: string
  readonly width?: number
  readonly height?: number
}
