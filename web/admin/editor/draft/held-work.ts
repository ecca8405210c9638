/** Work that a form waits for before it is sent, such as pictures on their way. */
export const createHeldWork = () => {
  const held = new Set<Promise<unknown>>()
  return {
    hold: (work: Promise<unknown>) => {
      held.add(work)
      const forget = () => held.delete(work)
      work.then(forget, forget)
    },
    /** Whether all of it succeeded. */
    isDone: async () => {
      const outcomes = await Promise.allSettled(held)
      return outcomes.every(({ status }) => status === 'fulfilled')
    },
  }
}
