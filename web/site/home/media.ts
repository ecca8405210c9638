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
import { galleryAlts, mediaAlts } from '#web/content/home.ts'
import type { FilmFiles } from '#web/ui/picture/film.tsx'

/** The grounds the pictures are drawn on. */
const ink = '#07191b'
const paper = '#f8f7f2'

const files = [gallery1, gallery2, gallery3, gallery4, gallery5, gallery6, gallery7, gallery8]

/** The eight pictures of the wall. */
export const gallery = files.map((src, index) => ({
  src,
  alt: galleryAlts[index] ?? '',
  color: index % 2 === 0 ? ink : paper,
  width: 900,
  height: 1125,
}))

/** The two stills. */
export const stills = {
  about: { src: about, alt: mediaAlts.about, color: paper, width: 1600, height: 1000 },
  vision: { src: vision, alt: mediaAlts.vision, color: ink, width: 1600, height: 1000 },
}

const filmSize = { width: 1280, height: 720, color: ink }

/** The two films. */
export const films = {
  vision: { webm: visionWebm, mp4: visionMp4, poster: visionPoster, ...filmSize },
  leadership: {
    webm: leadershipWebm,
    mp4: leadershipMp4,
    poster: leadershipPoster,
    ...filmSize,
  },
} satisfies Record<string, FilmFiles>
