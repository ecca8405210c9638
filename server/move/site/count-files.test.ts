import { expect } from 'vitest'
import { readOldSite } from '#server/tools/testing/content/old-site.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'

testOnce('every file of an upload is counted once, and named with its folder', async () => {
  const site = {
    '_config.yaml': 'title: Lab\n',
    '_data/citations.yaml': '[]',
    '_data/types.yaml': 'pi:\n  description: Head\n',
    '_data/projects.yaml': '- title: One\n- title: Two\n',
    '_members/ada.md': '---\nname: Ada\nrole: pi\nimage: images/ada.png\n---\n',
    'projects/index.md': '---\ntitle: Projects\n---\n{% include list.html data="projects" %}\n',
    'join/index.md': '---\ntitle: [unclosed\n---\n',
    'images/ada.png': new Uint8Array([1]),
    'images/nobody.png': new Uint8Array([1]),
    '_styles/all.css': 'a{}',
  }
  const { files, lines, left } = await readOldSite(site)
  expect(files).toEqual({
    total: 10,
    entries: 4,
    left: 3,
    used: [
      { source: '_data/citations.yaml', usedBy: '' },
      { source: '_data/types.yaml', usedBy: '' },
      { source: 'images/ada.png', usedBy: '_members/ada.md' },
    ],
  })
  expect(lines.find((line) => line.includes('FAILED'))).toMatch(/^page join\/index\.md \| FAILED /)
  expect(left.map((each) => each.split(':')[0])).toEqual([
    ...['_config.yaml', 'projects/index.md', '_styles/all.css', 'images/nobody.png'],
  ])
})

testOnce(
  'a file with many entries and a file that cannot be unpacked are counted once',
  async () => {
    const { files } = await readOldSite({
      'people.csv': 'name,team\nAda,Heads\nBob,Heads\n',
      'notes.txt': 'Text',
      '.git/config': 'x',
    })
    expect(files).toMatchObject({ total: 2, entries: 1, left: 1, used: [] })
  },
)
