import { z } from 'zod'
import { type ApiCall, apiBasePath, type CallMap } from '#contract/call/call.ts'
import { apiErrorCodes } from '#contract/call/refusals.ts'
import type { AccessLevel } from '#contract/call/role.ts'
import { escapeHtml } from '#server/base/text/escape-html.ts'

const kindOf = (schema: z.ZodType): string => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const kinds = [json, ...(json.anyOf ?? [])].flatMap((each) =>
    typeof each === 'object' && each.type ? [each.format ?? each.type] : [],
  )
  const longest = json.maxLength ? `, at most ${json.maxLength} characters` : ''
  return `${[...new Set(kinds)].join(' or ') || 'any'}${longest}`
}

const fieldRows = (shape: z.ZodObject['shape']): string =>
  Object.entries(shape)
    .map(([name, schema]) => {
      const optional = schema.safeParse(undefined).success ? 'optional' : 'required'
      return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(kindOf(schema))}</td><td>${optional}</td></tr>`
    })
    .join('')

const openTo: Readonly<Record<AccessLevel, string>> = {
  public: 'Open to everyone.',
  member: 'Needs a bearer token.',
  editor: 'Needs a bearer token of an Editor or SuperAdmin.',
  admin: 'Needs a bearer token of a SuperAdmin.',
}

const callSection = (name: string, call: ApiCall): string => `
<section id="${escapeHtml(name)}">
<h3><code>${call.method}</code> ${escapeHtml(apiBasePath + call.path)}</h3>
<p>${escapeHtml(call.summary)}. ${openTo[call.access]}</p>
${Object.keys(call.input.shape).length > 0 ? `<table><caption>Sent as ${call.encoding === 'query' ? 'query parameters' : call.encoding === 'json' ? 'JSON' : 'a multipart form or JSON'}</caption>${fieldRows(call.input.shape)}</table>` : ''}
<table><caption>Answered</caption><tr><th scope="row"><code>success</code></th><td>boolean</td><td>required</td></tr><tr><th scope="row"><code>message</code></th><td>string</td><td>required</td></tr>${fieldRows(call.reply.omit(call.reply.shape.message ? { message: true } : {}).shape)}</table>
</section>`

const codeSection = `
<section id="codes">
<h2>Codes of refusals</h2>
<p>Decide by the code: it never changes its meaning, and new ones may come. The message is for people.</p>
<table><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">When</th></tr>${Object.entries(
  apiErrorCodes,
)
  .map(
    ([code, [status, when]]) =>
      `<tr><th scope="row"><code>${code}</code></th><td>${status}</td><td>${escapeHtml(when).replaceAll(/`(.+?)`/g, '<code>$1</code>')}</td></tr>`,
  )
  .join('')}</table>
</section>`

export const renderOpenApiPage = (api: Readonly<Record<string, CallMap>>): string => {
  const sections = Object.entries(api).map(
    ([entity, calls]) =>
      `<h2>${escapeHtml(entity)}</h2>${Object.entries(calls)
        .map(([name, call]) => callSection(`${entity}.${name}`, call))
        .join('')}`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Salus API</title>
<link rel="stylesheet" href="${apiBasePath}/docs.css"></head>
<body><main><h1>Salus API</h1>
<p>Every answer is JSON with <code>success</code> and <code>message</code>. A refusal has <code>success: false</code>, a real status, a <a href="#codes">code</a> and, where a field is wrong, <code>errors</code>. The same as a machine reads it: <a href="${apiBasePath}/openapi.json">openapi.json</a>.</p>
${codeSection}
${sections.join('')}
</main></body></html>
`
}
