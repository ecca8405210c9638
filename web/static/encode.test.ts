import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, it } from 'vitest'
import { encodeRouterData } from './encode.ts'

it('the router decodes the data unchanged', async () => {
  const data = {
    'site/search/route': {
      data: {
        q: 'sleep',
        none: null,
        missing: undefined,
        list: [1, 'sleep', [], {}, [true, false, null], ['sleep']],
        nested: { q: 'q', deep: [{ q: 0.5, '': 'é\n"' }] },
      },
    },
  }
  const { body } = new Response(encodeRouterData(data))
  if (!body) throw new Error('A text has a body')
  const { value } = await decode(body, globalThis.window ?? globalThis)
  expect(value).toEqual(data)
})
