import { describe, expect, test } from 'vitest'
import { apiBasePath } from '#contract/call/call.ts'
import { mediaUrlsIn } from '#contract/media/film.ts'
import {
  maxUploadedFileBytes,
  uploadedFileMimeTypes,
  uploadedFileTypes,
} from '#contract/media/uploaded-file.ts'
import { shareSite } from '#server/tools/testing/content/content.ts'
import { startSiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { uploadedFileContent, uploadedFileOf } from '#server/tools/testing/files/uploaded-files.ts'
import { makeZip } from '#server/tools/testing/files/zip.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const site = shareSite()
const textFile = (name: string, text: string | Uint8Array<ArrayBuffer>) =>
  new File([text], name, { type: 'text/plain' })

describe('an uploaded file', () => {
  test.for(uploadedFileTypes)('of the type %s is stored and served as it is', async (type) => {
    const { admin, app } = site()
    const sent = uploadedFileContent(type)
    const reply = await admin.media.uploadFile({ file: uploadedFileOf(type) })
    expect(reply).toMatchObject({
      name: `Talk.${type}`,
      size: sent.length,
      type: uploadedFileMimeTypes[type],
    })
    expect(reply.url).toMatch(new RegExp(`^/media/[0-9a-f]{32}-${sent.length}-Talk\\.${type}$`))
    const response = await app.fetch(reply.url, {})
    expect([response.status, await response.bytes()]).toEqual([200, sent])
    const isPdf = type === 'pdf'
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': `${uploadedFileMimeTypes[type]}${/csv|txt/.test(type) ? '; charset=utf-8' : ''}`,
      'content-length': String(sent.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': isPdf ? "frame-ancestors 'none'" : "default-src 'none'; sandbox",
      'content-disposition': `${isPdf ? 'inline' : 'attachment'}; filename="Talk.${type}"; filename*=UTF-8''Talk.${type}`,
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('is served in parts, without its name, and with 304', async () => {
    const { admin, app } = site()
    const { url } = await admin.media.uploadFile({ file: uploadedFileOf('txt') })
    const part = await app.fetch(url, { headers: { range: 'bytes=4-7' } })
    expect([part.status, await part.text()]).toEqual([206, 'Text'])
    expect(part.headers.get('content-range')).toMatch(/^bytes 4-7\/\d+$/)
    const bare = await app.fetch(url.replace('-Talk', ''), {})
    expect(bare.headers.get('content-disposition')).toContain('filename="file.txt"')
    const etag = bare.headers.get('etag') ?? ''
    expect((await app.fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await app.fetch(url.replace('.txt', '.csv'), {})).status).toBe(404)
    const head = await app.fetch(url, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test.for([
    ['تقرير سنوي.pdf', 'تقرير سنوي.pdf', '_____ ____.pdf'],
    ['The "best" talk (v2).PDF', 'The "best" talk (v2).pdf', 'The _best_ talk (v2).pdf'],
    ["Zoë's 100% Talk #3.pdf", "Zoë's 100_ Talk _3.pdf", "Zo_'s 100_ Talk _3.pdf"],
    ['a\r\nset-cookie: b=c.pdf', 'aset-cookie: b=c.pdf', 'aset-cookie: b=c.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf', 'passwd.pdf'],
    ['C:\\talks\\..hidden.pdf', 'hidden.pdf', 'hidden.pdf'],
    ['invoice\u202Efdp.exe.pdf', 'invoicefdp.exe.pdf', 'invoicefdp.exe.pdf'],
    ['.pdf', 'file.pdf', 'file.pdf'],
    [`${'ö'.repeat(300)}.pdf`, `${'ö'.repeat(75)}.pdf`, `${'_'.repeat(75)}.pdf`],
  ] as const)('%j keeps its name', async ([sent, name, plain]) => {
    const { admin, app } = site()
    const reply = await admin.media.uploadFile({ file: uploadedFileOf('pdf', sent) })
    expect(reply.name).toBe(name)
    const header = (await app.fetch(reply.url, {})).headers.get('content-disposition') ?? ''
    const [, ascii, encoded = ''] = /filename="(.*)"; filename\*=UTF-8''(\S+)$/.exec(header) ?? []
    expect([ascii, decodeURIComponent(encoded)]).toEqual([plain, name])
    expect(mediaUrlsIn(`[a](${reply.url}) (${reply.url}), ${JSON.stringify({ reply })}`)).toEqual([
      reply.url.replace(/^(.{7}\w+-\d+)-.*$/, '$1.pdf'),
    ])
  })

  test('is one file, whatever it is called, but another one as another type', async () => {
    const { admin, files } = await startSiteWithFiles()
    const docx = uploadedFileContent('docx')
    for (const name of ['one.docx', 'two.docx'])
      await admin.media.uploadFile({ file: uploadedFileOf('docx', name) })
    expect(await files()).toHaveLength(1)
    await admin.media.uploadFile({ file: uploadedFileOf('zip', 'one.zip', docx) })
    const stems = (await files()).map((name) => name.split('.')[0])
    expect(new Set(stems).size).toBe(2)
  })

  test.for([
    ['page.pdf', '<!doctype html><script>alert(1)</script>'],
    ['page.txt', '\n <html><script>alert(1)</script>'],
    ['page.csv', `\ufeff${' '.repeat(200_000)}<script>alert(1)</script>`],
    ['picture.txt', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['picture.json', '<?xml version="1.0"?><svg/>'],
    ['script.txt', '#!/bin/sh\nrm -rf /'],
    ['program.txt', 'MZ\0\0'],
    ['program.exe', 'MZ\0\0'],
    ['page.html', '<html></html>'],
    ['picture.svg', '<svg/>'],
    ['nothing', 'a text'],
    ['latin.csv', Uint8Array.of(0x5a, 0x6f, 0xeb, 0x0a)],
    ['cut.txt', Uint8Array.of(0x61, 0xe2, 0x82)],
    ['words.json', 'These are words'],
    ['talk.pptx', uploadedFileContent('docx')],
    ['talk.odp', uploadedFileContent('odt')],
    ['text.docx', uploadedFileContent('zip')],
    ['data.zip', uploadedFileContent('pdf')],
    ['data.zip', makeZip([])],
    ['half.zip', uploadedFileContent('zip').slice(0, -30)],
    ['end.zip', uploadedFileContent('zip').slice(40)],
    ['behind.zip', Buffer.concat([Buffer.from('<html>'), uploadedFileContent('zip')])],
    [
      'macros.docx',
      makeZip(
        ['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'].map((name) => ({
          name,
          bytes: new Uint8Array(1),
        })),
      ),
    ],
  ] as const)('%s that is something else is an error of its field', async ([name, content]) => {
    const bytes = typeof content === 'string' ? content : new Uint8Array(content)
    const upload = site().admin.media.uploadFile({ file: textFile(name, bytes) })
    expect(await refusalOf(upload)).toMatchObject({
      status: 415,
      code: 'notAFile',
      errors: [{ path: 'file', message: expect.stringMatching(/\S/) }],
    })
  })

  test('must have content, and at most 50 MB', async () => {
    const { admin, app, token } = site()
    const empty = admin.media.uploadFile({ file: textFile('a.txt', '') })
    expect(await refusalOf(empty)).toMatchObject({ status: 400, errors: [{ path: 'file' }] })
    const most = new Uint8Array(maxUploadedFileBytes).fill(0x61)
    const { size } = await admin.media.uploadFile({ file: textFile('a.txt', most) })
    expect(size).toBe(maxUploadedFileBytes)
    const body = new FormData()
    body.append('file', textFile('a.txt', new Uint8Array(maxUploadedFileBytes + 1024 * 1024)))
    const headers = { authorization: `Bearer ${token}` }
    const path = `${apiBasePath}/media/uploadFile`
    expect((await app.fetch(path, { method: 'POST', headers, body })).status).toBe(413)
  })

  test('of many entries is checked in linear time', async () => {
    const entries = Array.from({ length: 20_000 }, (_, at) => ({
      name: `${at}.csv`,
      bytes: new Uint8Array(0),
    }))
    const zip = uploadedFileOf('zip', 'many.zip', makeZip(entries))
    expect((await site().admin.media.uploadFile({ file: zip })).name).toBe('many.zip')
  })
})
