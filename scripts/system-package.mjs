import { execute, run } from './command.mjs'
import { messageOf, step } from './step.mjs'

/**
 * Installs a package of the operating system if this is possible without a password.
 * @param {string} name a Debian or Ubuntu package
 * @returns {Promise<boolean>} whether it was installed
 */
export async function installSystemPackage(name) {
  const admin = await administrator()
  if (!admin || (await execute('apt-get', ['--version'])).code !== 0) return false
  const apt = (/** @type {string[]} */ ...args) =>
    run('env', [...admin, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args])
  try {
    await step(`installing the system package ${name} with apt-get`, async () => {
      await apt('update')
      await apt('install', '-y', '--no-install-recommends', name)
    })
    return true
  } catch (error) {
    console.log(messageOf(error))
    return false
  }
}

/** @returns {Promise<string[] | undefined>} the words in front of a command that needs root */
async function administrator() {
  if (process.getuid?.() === 0) return []
  return (await execute('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n', 'env'] : undefined
}
