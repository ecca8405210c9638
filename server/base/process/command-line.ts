/**
 * Returns the shell command of this installation for a script: `salus` in a release, `npm run` in a
 * checkout.
 */
export const shellCommandFor = (name: string, given = ''): string => {
  const isRelease = process.env.SALUS_HOME !== undefined
  if (given === '') return isRelease ? `salus ${name}` : `npm run ${name}`
  return isRelease ? `salus ${name} ${given}` : `npm run ${name} -- ${given}`
}
