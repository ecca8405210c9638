import { describe, expect, it } from 'vitest'
import { readClipboard } from './pasted.ts'

const clipboard = (data: Record<string, string>, files: File[] = []) => ({
  // An array behaves like a FileList here: it can be iterated.
  files: files as unknown as FileList,
  types: Object.keys(data),
  getData: (type: string) => data[type] ?? '',
})
const picture = new File(['x'], 'image.png', { type: 'image/png' })

describe('clipboard content', () => {
  it('is only text without HTML', () => {
    expect(readClipboard(clipboard({ 'text/plain': '**a**' }))).toBeNull()
  })

  it('is a screenshot', () => {
    expect(readClipboard(clipboard({}, [picture]))).toEqual({ kind: 'files', files: [picture] })
  })

  it('is an image copied from a page', () => {
    const html = '<meta charset="utf-8"><img src="https://a.example/b.png">'
    expect(readClipboard(clipboard({ 'text/html': html }, [picture]))?.kind).toBe('files')
  })

  it('is text that comes with an image of itself', () => {
    const data = { 'text/html': '<p>a <b>b</b></p>', 'text/plain': 'a b' }
    expect(readClipboard(clipboard(data, [picture]))).toEqual({
      kind: 'html',
      html: '<p>a <b>b</b></p>',
      text: 'a b',
    })
  })

  it('is plain text if the HTML adds nothing', () => {
    const html = '<meta charset="utf-8"><p><span style="color:red">**a**</span></p>'
    expect(readClipboard(clipboard({ 'text/html': html, 'text/plain': '**a**' }))).toBeNull()
  })

  it('is plain text from a code editor', () => {
    const data = { 'text/html': '<pre><b>a</b></pre>', 'vscode-editor-data': '{}' }
    expect(readClipboard(clipboard(data))).toBeNull()
  })
})
