/** An item of an old menu. The target is a path, a URL or a fragment of the home page, as it was written. */
export interface OldMenuItem {
  readonly label: string
  readonly target: string
}

export interface OldPicture {
  /** Name of the file. */
  readonly name: string
  readonly alt: string
}

/** Settings of the old site and its home page, as far as its files state them. */
export interface OldSiteFacts {
  /** File with the settings. */
  readonly source: string
  /** Whether the files include the settings of a site, even if these state nothing. */
  readonly isSite: boolean
  readonly name?: string
  readonly tagline?: string
  readonly description?: string
  readonly keywords?: string
  readonly address?: string
  readonly email?: string
  readonly phone?: string
  /** Names of networks with user names or URLs. */
  readonly links?: readonly (readonly [string, unknown])[]
  /** Colour as `#rrggbb`, or another text, which is ignored. */
  readonly accent?: string
  /** File name of the logo, or of the icon if there is no logo. */
  readonly logo?: string | undefined
  readonly copyright?: string
  /** Headline of the home page. */
  readonly heading?: string
  /** Text of the home page as Markdown, with placeholders for pictures. */
  readonly text?: string
  /** Text of the page About as Markdown, if that was another page. */
  readonly about?: string
  readonly pictures?: readonly OldPicture[]
  readonly menu?: readonly OldMenuItem[]
  readonly footer?: readonly OldMenuItem[]
  /** URL prefixes of the site's own paths. */
  readonly bases?: readonly string[]
}
