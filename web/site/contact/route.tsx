import { contactContent } from '#contract/content/contact.ts'
import { fallbackSettings } from '#contract/settings/unknown-settings.ts'
import { contactStringGroups, type RouteStringGroups } from '#web/content/string-groups.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buildOrganizationJsonLd } from '#web/head/json-ld.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { readChangedStrings } from '#web/head/read-speech.server.ts'
import { renderToolsContext } from '#web/head/render-context.ts'
import { siteDataFromMatches, stringsFromMatches } from '#web/head/site-of.ts'
import { ContactSection } from '#web/site/parts/contact-section.tsx'
import { filterNonEmptyLinks, SocialLinks } from '#web/site/shell/social-links.tsx'
import { Container, Grid } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import type { Route } from './+types/route.ts'
import { ContactDetails } from './contact-details.tsx'
import { handleMessageForm } from './take-message.server.ts'

export const strings = contactStringGroups satisfies RouteStringGroups

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, intro } = stringsFromMatches(matches, contactContent)
  return buildPageMeta(matches, {
    name: title,
    path: '/contactus',
    description: intro,
    things: (site) => [buildOrganizationJsonLd(site)],
  })
}

/** Handles forms that the browser submits without a script. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  handleMessageForm(
    context.get(renderToolsContext).client,
    await request.formData(),
    await readChangedStrings(context.get(renderToolsContext)),
  )

export default function Contactus({ matches, actionData }: Route.ComponentProps) {
  const words = useStrings(contactContent)
  const settings = siteDataFromMatches(matches)?.settings ?? fallbackSettings
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.heading} intro={words.intro} />
      <Container>
        <Grid className="border-line border-t pt-10 lg:pt-14">
          <div className="md:col-span-4">
            <ContactDetails
              settings={settings}
              social={
                filterNonEmptyLinks(settings.social).length > 0 && (
                  <SocialLinks links={settings.social} />
                )
              }
            />
          </div>
          <div className="md:col-span-8 lg:col-span-7 lg:col-start-6">
            <ContactSection postId={actionData?.typed.postId} outcome={actionData} />
          </div>
        </Grid>
      </Container>
    </>
  )
}
