import { useId, useState } from 'react'
import { type SiteSettings, settingsApi, siteSocialNetworks } from '#contract/settings/settings.ts'
import {
  type PublicationWatchInterval,
  publicationWatchIntervals,
} from '#contract/settings/watch-rhythm.ts'
import { PersistentForm } from '#web/admin/editor/form/persistent-form.tsx'
import { createTextFieldPropsGetter } from '#web/admin/editor/form/text-props.ts'
import { DeleteDialog } from '#web/admin/editor/panel/delete-dialog.tsx'
import { CallField } from '#web/api/call-form.tsx'
import { settingsPanelStrings as strings } from '#web/content/administration-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { CommaListInput } from '#web/ui/form/comma-list-input.tsx'
import { Select, SelectOptions, Textarea } from '#web/ui/form/field.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { AdminPanel } from '#web/ui/panel/panel.tsx'
import { findTimeZone, listTimeZones } from './find-zone.ts'
import { TestMailButton } from './test-mail-button.tsx'

type SettingsPanelProps = {
  list: {
    settings: SiteSettings & { timeZone: string; watch: PublicationWatchInterval; version: number }
    hasExampleContent: boolean
  }
}

export function SettingsPanel({ list: { settings, hasExampleContent } }: SettingsPanelProps) {
  const { fields } = strings
  const text = createTextFieldPropsGetter(fields, settings)
  const [isAsking, setAsking] = useState(false)
  return (
    <AdminPanel title={strings.title} intro={strings.intro}>
      {hasExampleContent && (
        <Card className="grid max-w-3xl justify-items-start gap-3">
          <CardTitle>{strings.examples.title}</CardTitle>
          <p className="text-ink-soft">{strings.examples.text}</p>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {strings.examples.remove}
          </Button>
        </Card>
      )}
      <Card className="max-w-3xl p-6 pb-0">
        <PersistentForm
          call={settingsApi.updateSettings}
          version={settings.version}
          opened={settings}
          about={{ entity: 'settings' }}
          draftKey="settings"
          submitLabel={strings.save}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <CallField {...text('name')} required />
            <CallField {...text('shortName')} hint={strings.shortNameHint} />
          </div>
          <CallField {...text('tagline')} />
          <CallField name="description" label={fields.description} hint={strings.descriptionHint}>
            <Textarea defaultValue={settings.description} />
          </CallField>
          <CallField name="address" label={fields.address}>
            <Textarea rows={3} defaultValue={settings.address} />
          </CallField>
          <div className="grid gap-5 sm:grid-cols-2">
            <CallField {...text('email')} type="email" />
            <CallField {...text('phone')} />
          </div>
          <ZoneField zone={settings.timeZone} />
          <CallField name="watch" label={fields.watch} hint={strings.watchHint}>
            <Select defaultValue={settings.watch}>
              <SelectOptions
                of={publicationWatchIntervals.map((rhythm) => [rhythm, strings.rhythms[rhythm]])}
              />
            </Select>
          </CallField>
          <SocialFields settings={settings} />
          <CallField name="embedHosts" label={fields.embedHosts} hint={strings.embedHostsHint}>
            <CommaListInput entries={settings.embedHosts} />
          </CallField>
        </PersistentForm>
      </Card>
      <TestMailButton />
      <Card className="grid max-w-3xl gap-3">
        <CardTitle>{strings.backup.title}</CardTitle>
        <p className="text-ink-soft">{strings.backup.text}</p>
        <pre className="overflow-x-auto rounded-md bg-sunk px-4 py-3 font-mono text-sm">
          {strings.backup.command}
        </pre>
      </Card>
      <DeleteDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        question={strings.examples.confirm}
        name={strings.examples.confirmText}
        call={settingsApi.removeExampleContent}
        input={{}}
      />
    </AdminPanel>
  )
}

/** Replaces a typed city with its time zone. */
const settleZone = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
  const zone = findTimeZone(currentTarget.value)
  if (!zone || zone === currentTarget.value) return
  currentTarget.value = zone
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Field for the time zone, which also accepts cities. */
function ZoneField({ zone }: { zone: string }) {
  const zones = useId()
  return (
    <>
      <CallField
        name="timeZone"
        label={strings.fields.timeZone}
        hint={strings.timeZoneHint}
        list={zones}
        autoComplete="off"
        spellCheck={false}
        defaultValue={zone}
        onBlur={settleZone}
        onKeyDown={(event) => event.key === 'Enter' && settleZone(event)}
      />
      <datalist id={zones}>
        {listTimeZones().map(([each, cities]) => (
          <option key={each} value={each} label={cities.join(', ')} />
        ))}
      </datalist>
    </>
  )
}

function SocialFields({ settings }: { settings: SiteSettings }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-medium">{strings.social}</legend>
      <p className="text-ink-faint text-sm">{strings.socialHint}</p>
      {siteSocialNetworks.map((network, index) => (
        <div key={network}>
          <input type="hidden" name={`social[${index}][network]`} value={network} />
          <CallField
            name={`social[${index}][url]`}
            label={strings.networks[network]}
            defaultValue={settings.social.find((link) => link.network === network)?.url ?? ''}
          />
        </div>
      ))}
    </fieldset>
  )
}
