import type { ContentPicture } from '#contract/content/group.ts'
import { parsePictureUrl } from '#contract/media/picture-facts.ts'
import about from '#web/assets/about.avif?url'
import gallery1 from '#web/assets/gallery-1.avif?url'
import gallery2 from '#web/assets/gallery-2.avif?url'
import gallery3 from '#web/assets/gallery-3.avif?url'
import gallery4 from '#web/assets/gallery-4.avif?url'
import gallery5 from '#web/assets/gallery-5.avif?url'
import gallery6 from '#web/assets/gallery-6.avif?url'
import gallery7 from '#web/assets/gallery-7.avif?url'
import gallery8 from '#web/assets/gallery-8.avif?url'
import leadershipMp4 from '#web/assets/leadership.mp4?url'
import leadershipWebm from '#web/assets/leadership.webm?url'
import leadershipPoster from '#web/assets/leadership-poster.webp?url'
import vision from '#web/assets/vision.avif?url'
import visionMp4 from '#web/assets/vision.mp4?url'
import visionWebm from '#web/assets/vision.webm?url'
import visionPoster from '#web/assets/vision-poster.webp?url'
import type { VideoFiles } from '#web/ui/picture/silent-video.tsx'

/** Background colours that built-in pictures show while they load. */
const ink = '#07191b'
const paper = '#f8f7f2'

/** An image with the size and colour that are shown until it has loaded. */
export interface SizedImage {
  readonly src: string
  readonly alt: string
  readonly color: string
  readonly width: number
  readonly height: number
}

const files = [gallery1, gallery2, gallery3, gallery4, gallery5, gallery6, gallery7, gallery8]
const wide = { width: 1600, height: 1000 }

/** Built-in pictures by URL. */
const shipped = new Map<string, Omit<SizedImage, 'alt'>>([
  ...files.map((src, index) => {
    const still = { src, color: index % 2 === 0 ? ink : paper, width: 900, height: 1125 }
    return [`gallery-${index + 1}`, still] as const
  }),
  ['about', { src: about, color: paper, ...wide }],
  ['vision', { src: vision, color: ink, ...wide }],
])

const films = new Map<string, Pick<VideoFiles, 'sources' | 'poster'>>([
  ['vision-film', { sources: [visionWebm, visionMp4], poster: visionPoster }],
  ['leadership-film', { sources: [leadershipWebm, leadershipMp4], poster: leadershipPoster }],
])

/** Returns the image that the group has chosen for a place on a page, with its size and colour. */
export const imageOfPictureSlot = ({ picture, alt }: ContentPicture): SizedImage => {
  const facts = parsePictureUrl(picture) ?? { width: 1600, height: 1000, color: paper }
  return { alt, ...(shipped.get(picture) ?? { src: picture, ...facts }) }
}

/**
 * Returns the video that the group has chosen for a place on a page. The picture is the poster, except for
 * built-in pictures whose video has a poster.
 */
export const videoOfPictureSlot = ({ picture, film }: ContentPicture): VideoFiles => ({
  poster: picture,
  ...films.get(picture),
  ...(film && { sources: [film] }),
  ...(parsePictureUrl(picture) ?? { width: 1280, height: 720, color: ink }),
})
