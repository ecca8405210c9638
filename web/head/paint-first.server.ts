import { lateRel, lateType } from './start-script.ts'

const preload = '<link rel="modulepreload"'
const latePreload = Buffer.from(`<link rel="${lateRel}"`)
const moduleType = ' type="module"'

/** The page with its module script deferred; it is the only module in a page. */
const withLateModule = (page: Buffer): Buffer => {
  const at = page.indexOf(moduleType)
  const isScript = page.toString('latin1', page.lastIndexOf('<', at), at).startsWith('<script')
  if (at < 0 || !isScript) return page
  const type = Buffer.from(` type="${lateType}"`)
  return Buffer.concat([page.subarray(0, at), type, page.subarray(at + moduleType.length)])
}

/** A public page is complete without its scripts: they start once it is painted (start-script.ts). */
export const paintFirst = (page: Buffer): Buffer => {
  const parts: Buffer[] = []
  let done = 0
  for (let at = page.indexOf(preload); at >= 0; at = page.indexOf(preload, done)) {
    parts.push(page.subarray(done, at), latePreload)
    done = at + preload.length
  }
  return withLateModule(Buffer.concat([...parts, page.subarray(done)]))
}
