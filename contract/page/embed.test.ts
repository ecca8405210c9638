import { expect, test } from 'vitest'
import { embedFrameOf } from './embed.ts'

test.for([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://vimeo.com/76979871/0a1b2c3d4e',
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&dnt=1',
  ],
  [
    'https://player.vimeo.com/video/76979871?badge=0&h=0a1b2c3d4e',
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&dnt=1',
  ],
  [
    'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ],
  ['https://tube.example/videos/embed/1', 'https://tube.example/videos/embed/1'],
])('%s is shown as %s', ([address, src]) => {
  expect(embedFrameOf(address ?? '')?.src).toBe(src)
})

test.for([
  'http://vimeo.com/1',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://user@host.example/',
  'https://host.example:8443/',
  '/about',
  '',
])('%j is not shown in a frame', (address) => {
  expect(embedFrameOf(address)).toBeNull()
})
