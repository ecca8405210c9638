import { describe, expect, it } from 'vitest'
import { readPasted } from './pasted.ts'

const clipboard = (data: Record<string, string>, files: File[] = []) => ({
  // The browser's own list has what a list of files needs here: it can be walked through.
  files: files as unknown as FileList,
  types: Object.keys(data),
  getData: (type: string) => data[type] ?? '',
})
const picture = new File(['x'], 'image.png', { type: 'image/png' })

describe('what a paste brings', () => {
  it('is nothing but words where no HTML comes along', () => {
    expect(readPasted(clipboard({ 'text/plain': '**a**' }))).toBeNull()
  })

  it('is a screenshot', () => {
    expect(readPasted(clipboard({}, [picture]))).toEqual({ kind: 'pictures', files: [picture] })
  })

  it('is a picture that was copied from a page', () => {
    const html = '<meta charset="utf-8"><img src="https://a.example/b.png">'
    expect(readPasted(clipboard({ 'text/html': html }, [picture]))?.kind).toBe('pictures')
  })

  it('is words that come with a picture of themselves', () => {
    const data = { 'text/html': '<p>a <b>b</b></p>', 'text/plain': 'a b' }
    expect(readPasted(clipboard(data, [picture]))).toEqual({
      kind: 'html',
      html: '<p>a <b>b</b></p>',
      text: 'a b',
    })
  })

  it('is plain where the HTML says no more than the words', () => {
    const html = '<meta charset="utf-8"><p><span style="color:red">**a**</span></p>'
    expect(readPasted(clipboard({ 'text/html': html, 'text/plain': '**a**' }))).toBeNull()
  })

  it('is plain where it comes from an editor of code', () => {
    const data = { 'text/html': '<pre><b>a</b></pre>', 'vscode-editor-data': '{}' }
    expect(readPasted(clipboard(data))).toBeNull()
  })
})
