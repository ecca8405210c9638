import { expect, test } from 'vitest'
import { startBuiltPages } from '#server/tools/testing/app/built-pages.ts'

/** React writes this comment for a part that failed to render, unless someone typed the same text. */
const leftOut = '<!--$!-->'

test('a page is a complete document for any content', async () => {
  const { admin, app } = await startBuiltPages()
  await admin.settings.updateSettings({ name: leftOut, tagline: `“Ü” ${leftOut} 健康 صحة` })
  await admin.site.updateContent({ fields: { 'home.title': leftOut } })
  const { data: category } = await admin.category.addCategory({ name: leftOut })
  await admin.post.createPost({
    title: leftOut,
    shortDesc: leftOut,
    content: `${leftOut}\n\n<script>${leftOut}</script>`,
    category: category._id,
  })
  const { posts } = await admin.post.postTitles({})
  for (const path of ['/', '/projects', `/project/${posts[0]?._id}`, `/category/${category._id}`]) {
    const response = await app.fetch(path, {})
    const page = await response.text()
    expect(response.status, path).toBe(200)
    expect(page, path).toMatch(/^<!DOCTYPE html><html.*<\/html>$/s)
    expect(page, path).not.toContain(leftOut)
    expect(page, path).toContain('“Ü” &lt;!--$!--&gt; 健康 صحة')
  }
})
