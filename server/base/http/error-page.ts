import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ApiError } from '#contract/call/api-error.ts'
import { apiBasePath } from '#contract/call/call.ts'
import { escapeHtml } from '#server/base/text/escape-html.ts'
import { apiSecurityHeaders } from './security-headers.ts'

const style =
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}main{max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.5rem;line-height:1.25}'
const styleHash = createHash('sha256').update(style).digest('base64')

export const errorPageHeaders: Readonly<Record<string, string>> = {
  ...apiSecurityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `${apiSecurityHeaders['content-security-policy']}; style-src 'sha256-${styleHash}'; base-uri 'none'`,
}

/** Whether the client is a browser that navigates to a page. */
export const acceptsHtmlPage = ({ url, headers }: FastifyRequest): boolean =>
  !url.startsWith(`${apiBasePath}/`) && (headers.accept ?? '').includes('text/html')

export const renderErrorPage = ({ status, message }: ApiError): string => {
  const heading = status >= 500 ? 'This page is not available right now' : 'This did not work'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style></head>
<body><main><h1>${heading}</h1><p>${escapeHtml(message)}</p><p><a href="">Try again</a> or <a href="/">go to the home page</a></p></main></body></html>
`
}
