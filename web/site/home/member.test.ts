import { describe, expect, it } from 'vitest'
import { toMemberLogo } from './member.ts'

const picture = '/media/0123456789abcdef0123456789abcdef-320x320-081818.webp'
const entry = (logo: string, link: string) => toMemberLogo({ _id: '1', logo, link, version: 1 })

describe('a member of the strip', () => {
  it('shows its logo and links to its URL', () => {
    expect(entry(picture, 'https://www.havenmoor.example/about')).toEqual({
      id: '1',
      picture,
      name: 'havenmoor.example',
      href: 'https://www.havenmoor.example/about',
    })
  })

  it('shows plain text as a name without a link', () => {
    expect(entry(picture, 'Institut Calvière')).toMatchObject({
      name: 'Institut Calvière',
      href: null,
    })
  })

  it('shows the picture in `link` if the logo is missing', () => {
    expect(entry('', 'Aldergate')).toMatchObject({ picture: '', name: 'Aldergate' })
    expect(entry('', picture)).toMatchObject({ picture, name: '', href: null })
  })
})
