import { describe, expect, it } from 'vitest'
import { memberOf } from './member.ts'

const picture = '/media/0123456789abcdef0123456789abcdef-320x320-081818.webp'
const entry = (logo: string, link: string) => memberOf({ _id: '1', logo, link, version: 1 })

describe('an entry of the strip', () => {
  it('shows its logo and leads to its link', () => {
    expect(entry(picture, 'https://www.havenmoor.example/about')).toEqual({
      id: '1',
      picture,
      name: 'havenmoor.example',
      href: 'https://www.havenmoor.example/about',
    })
  })

  it('keeps plain words as a name that leads nowhere', () => {
    expect(entry(picture, 'Institut Calvière')).toMatchObject({
      name: 'Institut Calvière',
      href: null,
    })
  })

  it('shows its link where the logo is missing', () => {
    expect(entry('', 'Aldergate')).toMatchObject({ picture: '', name: 'Aldergate' })
    expect(entry('', picture)).toMatchObject({ picture, name: '', href: null })
  })
})
