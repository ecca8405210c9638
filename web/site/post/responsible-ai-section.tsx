import { Fragment, type ReactNode } from 'react'
import { fillPlaceholders } from '#contract/content/group.ts'
import { responsibleAiLabels } from '#contract/content/labels/projects.ts'
import {
  type TextLanguageAttributes,
  useEntryFallbackLanguage,
} from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import type { ResponsibleAiView } from './responsible-ai-view.ts'

type ResponsibleAiProps = {
  responsibleAi: ResponsibleAiView
  /** Names of fields without a translation. */
  untranslated: readonly string[] | undefined
}

export function ResponsibleAiSection({ responsibleAi, untranslated }: ResponsibleAiProps) {
  const inMain = useEntryFallbackLanguage(untranslated)
  const language = (name: string) => inMain(`responsibleAi.${name}`)
  const words = useStrings(responsibleAiLabels)
  const { facts } = words
  return (
    <section
      id="responsible-ai"
      aria-labelledby="responsible-ai-name"
      className="lazy-layout mt-16 first:mt-0"
    >
      <h2 id="responsible-ai-name" className="display mb-6 text-3xl">
        {words.title}
      </h2>
      <dl className="max-w-measure divide-y divide-line border-line border-y text-sm">
        {responsibleAi.researchUseOnly && (
          <Fact name={facts.researchUseOnly}>{words.notForCare}</Fact>
        )}
        {responsibleAi.intendedUse && (
          <Fact name={facts.intendedUse} language={language('intendedUse')}>
            {responsibleAi.intendedUse}
          </Fact>
        )}
        {responsibleAi.ethicsApproval && (
          <Fact name={facts.ethicsApproval} language={language('ethicsApproval')}>
            {responsibleAi.ethicsApproval}
          </Fact>
        )}
        {responsibleAi.trials.length > 0 && (
          <Fact name={facts.trialRegistrations}>
            <ul className="space-y-1">
              {responsibleAi.trials.map((trial) => (
                <li key={trial.text}>
                  <Reference {...trial} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {responsibleAi.dataStatement && (
          <Fact name={facts.dataStatement} language={language('dataStatement')}>
            {responsibleAi.dataStatement}
          </Fact>
        )}
        {responsibleAi.materials.length > 0 && (
          <Fact name={facts.dataAndModels}>
            <Materials materials={responsibleAi.materials} />
          </Fact>
        )}
        {responsibleAi.knownLimits && (
          <Fact name={facts.knownLimits} language={language('knownLimits')}>
            {responsibleAi.knownLimits}
          </Fact>
        )}
      </dl>
    </section>
  )
}

type FactProps = {
  name: string
  language?: TextLanguageAttributes | undefined
  children: ReactNode
}

function Fact({ name, language, children }: FactProps) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-ink-faint">{name}</dt>
      <dd dir="auto" {...language} className="wrap-anywhere whitespace-pre-line text-ink-soft">
        {children}
      </dd>
    </div>
  )
}

function Materials({ materials }: Pick<ResponsibleAiView, 'materials'>) {
  const words = useStrings(responsibleAiLabels)
  return (
    <ul className="space-y-3">
      {materials.map(({ name, kind, version, licence, doi }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may be equal
        <li key={index}>
          <span className="font-medium text-ink">{name}</span>
          <span className="block">
            {[words.kinds[kind], version && fillPlaceholders(words.version, { version }), licence]
              .filter(Boolean)
              .map((fact, at) => (
                <Fragment key={fact}>
                  {at > 0 && ' · '}
                  <span>{fact}</span>
                </Fragment>
              ))}
          </span>
          {doi && <Reference {...doi} />}
        </li>
      ))}
    </ul>
  )
}

function Reference({ text, href }: { text: string; href: string | null }) {
  if (href === null) return text
  return (
    <a href={href} rel="noopener noreferrer" className="link tabular">
      {text}
    </a>
  )
}
