import type { FastifyInstance } from 'fastify'
import { OperatorError } from '#server/base/process/operator-error.ts'

const remedies: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Stop what listens there, or set PORT to another port.',
  EACCES: 'Set PORT to 1024 or more, and let a proxy listen there.',
}

/** Listens on a port. Throws an error that names the wrong setting if that fails. */
export const listenOnPort = async (
  app: FastifyInstance,
  host: string,
  port: number,
): Promise<void> => {
  try {
    await app.listen({ host, port })
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    const reason = cause instanceof Error ? cause.message : cause
    const remedy = remedies[code] ?? 'Set HOST to an address of this machine.'
    throw new OperatorError(`Salus cannot listen on ${host}, port ${port}: ${reason}. ${remedy}`, {
      cause,
    })
  }
}
