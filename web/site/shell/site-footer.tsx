import { type ComponentProps, use } from 'react'
import { headerFooterContent } from '#contract/content/frame.ts'
import { frameLabels } from '#contract/content/labels/frame.ts'
import type { SiteSettings } from '#contract/settings/settings.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { BrandSignalLine } from '#web/ui/theme/signal-line.tsx'
import { Wordmark } from '#web/ui/theme/wordmark.tsx'
import { SiteMenuContext } from './menu-context.ts'
import { MenuLink } from './nav-link.tsx'
import { NewsletterBox } from './newsletter-box.tsx'
import { filterNonEmptyLinks, SocialLinks } from './social-links.tsx'

type SiteFooterProps = ComponentProps<'footer'> & { settings: SiteSettings }

const linkStyle = 'text-ink-soft no-underline transition-colors hover:text-ink hover:underline'

export function SiteFooter({ settings, className, ...props }: SiteFooterProps) {
  const footer = useStrings(frameLabels)
  const menus = use(SiteMenuContext)
  const words = useStrings(headerFooterContent)
  const textLanguage = useFallbackLanguage()
  return (
    <footer
      data-slot="site-footer"
      data-theme="dark"
      className={cn('mt-24 border-line border-t lg:mt-36', className)}
      {...props}
    >
      <Container className="pt-14 pb-8 lg:pt-20">
        <Grid className="items-start">
          <div className="min-w-0 md:col-span-6 lg:col-span-6">
            <Wordmark name={settings.name} className="max-w-full" />
            {settings.tagline && (
              <p
                {...textLanguage(settings, 'tagline')}
                className="display mt-6 break-words text-3xl"
              >
                {settings.tagline}
              </p>
            )}
          </div>
          <section
            aria-label={words.newsletterTitle}
            className="md:col-span-6 lg:col-span-5 lg:col-start-8"
          >
            <NewsletterBox />
          </section>
        </Grid>
        <BrandSignalLine variant="divider" draw="scroll" className="my-10 lg:my-14" />
        <Grid className="text-sm">
          <nav aria-label={footer.footer} className="md:col-span-6 lg:col-span-5">
            <h2 className="eyebrow mb-4">{words.explore}</h2>
            <ul className="grid grid-cols-2 gap-x-6 gap-y-2.5">
              {menus.footer.map((link) => (
                <li key={link.label}>
                  {link.target ? (
                    <MenuLink item={link} className={linkStyle} />
                  ) : (
                    <span {...textLanguage(link, 'label')} className="text-ink-faint">
                      {link.label}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {(settings.address.trim() || settings.email) && (
            <div className="min-w-0 md:col-span-6 lg:col-span-3 lg:col-start-7">
              <h2 className="eyebrow mb-4">{words.visit}</h2>
              <address className="whitespace-pre-line break-words text-ink-soft not-italic">
                {settings.address}
              </address>
              {settings.email && (
                <a
                  href={`mailto:${settings.email}`}
                  className="link mt-3 inline-block max-w-full break-words"
                >
                  {settings.email}
                </a>
              )}
            </div>
          )}
          {filterNonEmptyLinks(settings.social).length > 0 && (
            <div className="min-w-0 md:col-span-6 md:col-start-7 lg:col-span-3 lg:col-start-10">
              <h2 className="eyebrow mb-2.5">{words.follow}</h2>
              <SocialLinks links={settings.social} />
            </div>
          )}
        </Grid>
        <p className="tabular mt-14 break-words border-line border-t pt-6 text-ink-faint text-sm">
          {words.copyright} {settings.name}
        </p>
      </Container>
    </footer>
  )
}
