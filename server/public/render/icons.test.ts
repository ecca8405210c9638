import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createResponseCache } from '#server/base/cache/response-cache.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { fileClaimingType, pictureFile } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { mountSiteFiles } from './site-files.ts'

const start = () =>
  startSite({
    mount: (server, { database, publicUrl, media }, _, { client }) => {
      const cache = createResponseCache(database.feed, 1_000_000)
      mountSiteFiles(server, {
        client,
        cache,
        publicUrl,
        media,
        folder: 'public',
        headers: {},
        entryAddresses: async () => [],
      })
    },
  })

const sizes = {
  '/favicon-96.png': 96,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/icon-maskable-512.png': 512,
}

test('built-in icons are used until there is a logo, then icons are generated from the logo', async () => {
  const { admin, app } = await start()
  const bytesOf = async (path: string) => {
    const response = await app.fetch(path, {})
    expect(response.status).toBe(200)
    return Buffer.from(await response.arrayBuffer())
  }
  const shipped = readFileSync('public/favicon-96.png')
  expect(await bytesOf('/favicon-96.png')).toEqual(shipped)
  await admin.site.updateBrand({
    logo: await pictureFile({ width: 400, height: 100, color: '#cc2200' }),
  })
  for (const [path, side] of Object.entries(sizes)) {
    const icon = sharp(await bytesOf(path))
    expect(await icon.metadata()).toMatchObject({ format: 'png', width: side, height: side })
    const middle = { left: side / 2, top: side / 2, width: 1, height: 1 }
    const [red, green] = await icon.extract(middle).removeAlpha().raw().toBuffer()
    expect([path, (red ?? 0) > 180, (green ?? 0) < 60]).toEqual([path, true, true])
  }
  const ico = await bytesOf('/favicon.ico')
  expect([...ico.subarray(0, 7)]).toEqual([0, 0, 1, 0, 3, 0, 16])
  const second = ico.subarray(ico.readUInt32LE(34), ico.readUInt32LE(34) + ico.readUInt32LE(30))
  expect(await sharp(second).metadata()).toMatchObject({ format: 'png', width: 32 })
  expect((await bytesOf('/favicon.svg')).toString()).toContain('data:image/png;base64,')
  await admin.site.updateBrand({ logo: '' })
  expect(await bytesOf('/favicon-96.png')).toEqual(shipped)
})

const svg = (inside: string) =>
  fileClaimingType(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${inside}</svg>`,
    'logo.svg',
    'image/svg+xml',
  )
const shape = '<defs><linearGradient id="a"/></defs><path d="M0 0h40v10H0z" fill="url(#a)"/>'

test('an SVG logo is rasterized at a high resolution', async () => {
  const { admin } = await start()
  const { brand } = await admin.site.updateBrand({ logo: svg(shape) })
  expect(brand.logo).toMatch(/^\/media\/[0-9a-f]{32}-1024x256-[0-9a-f]{6}\.webp$/)
})

test.for([
  ['a script', `${shape}<script>alert(1)</script>`],
  ['a script', `<svg:script xmlns:svg="http://www.w3.org/2000/svg">1</svg:script>${shape}`],
  ['a script', '<rect width="9" height="9" onload="alert(1)"/>'],
  ['a script', '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>'],
  ['parts that are no drawing', '<foreignObject><p>x</p></foreignObject>'],
  ['something from elsewhere', '<image href="https://a.example/b.png"/>'],
  ['something from elsewhere', '<image href="file:///etc/passwd"/>'],
  ['something from elsewhere', '<style>rect{fill:url(https://a.example/x)}</style>'],
] as const)('an SVG with %s is rejected with a field error: %s', async ([what, inside]) => {
  const { admin, visitor } = await start()
  const refusal = await refusalOf(admin.site.updateBrand({ logoDark: svg(inside) }))
  expect(refusal).toMatchObject({
    status: 415,
    errors: [{ path: 'logoDark', message: expect.stringContaining(what) }],
  })
  expect((await visitor.site.getBrand()).brand.logoDark).toBe('')
})
