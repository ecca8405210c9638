import type { OldSiteFiles } from './old-site.ts'

// Small exports with the elements and markup of real ones.

type Fields = Readonly<Record<string, string>>

const cdata = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join('\n')

const itemOf = (fields: Fields, more = ''): string => `<item>\n${cdata(fields)}\n${more}</item>`

const metaOf = (fields: Fields): string =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `<wp:postmeta>${cdata({ 'wp:meta_key': name, 'wp:meta_value': value })}</wp:postmeta>`,
    )
    .join('\n')

const channel = (
  head: string,
  items: readonly string[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"
  xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
${head}
${items.join('\n')}
</channel>
</rss>`

const squarespaceText = (
  ...blocks: string[]
): string => `<div class="sqs-layout sqs-grid-12 columns-12"
     data-layout-label="Post Body" data-type="page" data-updated-on="1577836800000" id="page-5e0c">
  <div class="row sqs-row">

    <div class="col sqs-col-12 span-12">${blocks.join('\n\n      ')}</div>

  </div>
</div>`

const textBlock = (html: string): string =>
  `<div class="sqs-block html-block sqs-block-html" data-block-type="2" data-border-radii="{&quot;topLeft&quot;:{&quot;unit&quot;:&quot;px&quot;,&quot;value&quot;:0.0}}" id="block-1"><div class="sqs-block-content">

<div class="sqs-html-content" data-sqsp-text-block-content>
  ${html}
</div>

</div></div>`

const imageUrl = 'https://images.squarespace-cdn.com/content/v1/5e0c/1577836800000-ABC/lab.jpg'

const imageBlock = `<div class="sqs-block image-block sqs-block-image" data-block-json='{"hSize":null,"caption":"<p>It > that</p>","blocks":["a"]}' data-block-type="5" id="block-2"><div class="sqs-block-content">
  <div class="image-block-outer-wrapper layout-caption-below" data-test="image-block-inline-outer-wrapper">
    <figure class="sqs-block-image-figure intrinsic" style="max-width:2500px;">
      <div class="image-block-wrapper" data-animation-role="image">
        <noscript><img src="${imageUrl}" alt="Our lab" /></noscript><img class="thumb-image" data-src="${imageUrl}" data-image="${imageUrl}" data-image-dimensions="2500x1667" data-image-focal-point="0.5,0.5" data-load="false" data-type="image" alt="Our lab" />
      </div>
    </figure>
  </div>
</div></div>`

const squarespaceItem = (fields: Fields): string =>
  itemOf({ 'excerpt:encoded': '', 'wp:status': 'publish', ...fields })

/** Export of a Squarespace site: links without a domain, and texts full of attributes. */
export const squarespaceSite: OldSiteFiles = {
  'Squarespace-Wordpress-Export-01-01-2020.xml': channel(
    `<title>Lovelace Lab</title>
<link>https://www.lovelacelab.example</link>
<pubDate>Wed, 01 Jan 2020 12:00:00 +0000</pubDate>
<description/>
<language>en-US</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://www.lovelacelab.example</wp:base_site_url>
<wp:base_blog_url>https://www.lovelacelab.example</wp:base_blog_url>
<wp:author>${cdata({ 'wp:author_id': '1', 'wp:author_login': 'ada@lovelacelab.example', 'wp:author_email': 'ada@lovelacelab.example', 'wp:author_display_name': 'Ada Lovelace' })}</wp:author>`,
    [
      squarespaceItem({
        ...{ title: 'Research', link: '/research', 'wp:post_name': 'research' },
        ...{ 'wp:post_type': 'page', 'wp:post_id': '2' },
        'content:encoded': squarespaceText(
          textBlock(
            '<h2>Engines</h2><p class="" style="white-space:pre-wrap;">We build <strong>engines</strong>. See <a href="/join-us">how to join</a>.</p>',
          ),
          imageBlock,
        ),
      }),
      squarespaceItem({
        ...{ title: 'Join us', link: '/join-us', 'wp:post_name': 'join-us' },
        ...{ 'wp:post_type': 'page', 'wp:post_id': '3' },
        'content:encoded': squarespaceText(
          textBlock(
            '<p>Write to <a data-preserve-html-node="true" href="https://www.lovelacelab.example/research">us</a>.</p>',
          ),
        ),
      }),
      squarespaceItem({
        ...{ title: 'Publications', link: '/publications', 'wp:post_name': 'publications' },
        ...{ 'wp:post_type': 'page', 'wp:post_id': '4', 'content:encoded': '' },
      }),
      squarespaceItem({
        ...{ title: 'A prize', link: '/news/2020/1/1/a-prize', 'wp:post_name': '2020/1/1/a-prize' },
        ...{ 'wp:post_type': 'post', 'wp:post_id': '5', 'wp:post_date': '2020-01-01 12:00:00' },
        'dc:creator': 'ada@lovelacelab.example',
        'content:encoded': squarespaceText(textBlock('<p>We won.</p>')),
      }),
      squarespaceItem({
        ...{ title: 'lab.jpg', link: '/news/2020/1/1/a-prize/lab', 'wp:post_name': 'lab' },
        ...{ 'wp:post_type': 'attachment', 'wp:post_id': '6', 'wp:post_parent': '5' },
        ...{ 'wp:status': 'inherit', 'wp:attachment_url': imageUrl, 'content:encoded': '' },
      }),
    ],
  ),
}

const lab = 'https://lab.example'

const wordpressItem = (fields: Fields, more = ''): string =>
  itemOf(
    {
      ...{ 'dc:creator': 'ada', 'excerpt:encoded': '', 'wp:post_password': '' },
      ...{ 'wp:post_date': '2020-01-15 10:00:00', 'wp:status': 'publish', ...fields },
    },
    more,
  )

const menuItem = (id: string, label: string, page: string, parent: string): string =>
  wordpressItem(
    { title: label, link: '', 'wp:post_id': id, 'wp:post_type': 'nav_menu_item' },
    `<category domain="nav_menu" nicename="main"><![CDATA[Main]]></category>${metaOf({
      ...{ _menu_item_type: 'post_type', _menu_item_object: 'page', _menu_item_object_id: page },
      _menu_item_menu_item_parent: parent,
    })}`,
  )

const editorText = `<!-- wp:heading -->
<h2 class="wp-block-heading">Engines</h2>
<!-- /wp:heading -->

<!-- wp:columns {"className":"is-style-default","metadata":{"name":"Two > one"}} -->
<div class="wp-block-columns is-layout-flex"><!-- wp:column -->
<div class="wp-block-column">

<!-- wp:paragraph -->
<p>We build <strong>engines</strong>.</p>
<!-- /wp:paragraph -->

<!-- wp:image {"id":20,"sizeSlug":"large","linkDestination":"none"} -->
<figure class="wp-block-image size-large"><img src="${lab}/wp-content/uploads/2020/01/lab-1024x683.png" alt="Our lab" class="wp-image-20" /><figcaption class="wp-element-caption">In 2020</figcaption></figure>
<!-- /wp:image -->

</div>
<!-- /wp:column --></div>
<!-- /wp:columns -->`

/** Export of a WordPress site with the block editor, a nested menu and an upload. */
export const wordpressSite: OldSiteFiles = {
  'lab.WordPress.2020-02-01.xml': channel(
    `<title>Lovelace Lab</title>
<link>${lab}</link>
<description>Engines for everyone</description>
<language>en-US</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${lab}</wp:base_site_url>
<wp:base_blog_url>${lab}</wp:base_blog_url>
<wp:author>${cdata({ 'wp:author_id': '1', 'wp:author_login': 'ada', 'wp:author_email': 'ada@lab.example', 'wp:author_display_name': 'Ada Lovelace' })}</wp:author>`,
    [
      wordpressItem({
        ...{ title: 'Research', link: `${lab}/research/`, 'wp:post_name': 'research' },
        ...{ 'wp:post_id': '2', 'wp:post_type': 'page', 'content:encoded': editorText },
      }),
      wordpressItem({
        ...{ title: 'Methods', link: `${lab}/research/methods/`, 'wp:post_name': 'methods' },
        ...{ 'wp:post_id': '3', 'wp:post_parent': '2', 'wp:post_type': 'page' },
        'content:encoded': '<!-- wp:paragraph -->\n<p>By hand.</p>\n<!-- /wp:paragraph -->',
      }),
      wordpressItem({
        ...{ title: 'A prize', link: `${lab}/2020/01/a-prize/`, 'wp:post_name': 'a-prize' },
        ...{ 'wp:post_id': '4', 'wp:post_type': 'post', 'content:encoded': 'We won.\n\nTwice.' },
      }),
      wordpressItem({
        ...{
          title: 'lab',
          link: `${lab}/research/lab/`,
          'wp:post_id': '20',
          'wp:post_parent': '2',
        },
        ...{ 'wp:post_type': 'attachment', 'wp:status': 'inherit' },
        'wp:attachment_url': `${lab}/wp-content/uploads/2020/01/lab.png`,
      }),
      menuItem('30', 'Research', '2', '0'),
      menuItem('31', 'How we work', '3', '30'),
    ],
  ),
  'wp-content/uploads/2020/01/lab.png': new Uint8Array([1]),
}
