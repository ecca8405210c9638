/** What one types here to run a command: in a release its own script, from sources npm. */
export const commandLine = (name: string, given = ''): string => {
  const isRelease = process.env.SALUS_HOME !== undefined
  if (given === '') return isRelease ? `salus ${name}` : `npm run ${name}`
  return isRelease ? `salus ${name} ${given}` : `npm run ${name} -- ${given}`
}
