import { globSync } from 'node:fs'
import { basename } from 'node:path'

/** Lists the modules that are started by the name of their built file. Throws if two have the same name. */
export const startedByName = (): string[] => {
  const files = globSync(['server/**/*{.work,.worker,-command}.ts', 'web/**/*.work.ts'])
  const twice = [...Map.groupBy(files, (file) => basename(file)).values()].find(
    ({ length }) => length > 1,
  )
  if (twice) throw new Error(`Two files would be built under one name: ${twice.join(', ')}`)
  return files
}
