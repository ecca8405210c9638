import { History } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { ChangedContent } from '#contract/content/group.ts'
import { type Brand, brandApi } from '#contract/site/brand.ts'
import { headlineFonts } from '#contract/site/default-brand.ts'
import { SitePreview } from '#web/admin/editor/draft/live-site-preview.tsx'
import { PersistentForm } from '#web/admin/editor/form/persistent-form.tsx'
import { createTextFieldPropsGetter } from '#web/admin/editor/form/text-props.ts'
import { HistoryDialog } from '#web/admin/editor/history/history-dialog.tsx'
import { FormOrPageTabs, type FormOrPageView } from '#web/admin/editor/panel/view-tabs.tsx'
import { brandFormStrings as strings } from '#web/admin/site/brand-form-strings.ts'
import { CallField } from '#web/api/call-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Select, SelectOptions } from '#web/ui/form/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PictureInput } from '#web/ui/picture/picture-input.tsx'
import { AccentColorField } from './accent-field.tsx'
import { ColorChangeList } from './color-changes.tsx'
import { AnimationDurationField } from './loader-field.tsx'
import { useBrandPreview } from './use-brand-preview.ts'

const { fields, hints } = strings

export function BrandForm({ brand, content }: { brand: Brand; content: ChangedContent }) {
  const text = createTextFieldPropsGetter(fields, brand)
  const frame = useRef<HTMLDivElement>(null)
  const [isLookingBack, setLookingBack] = useState(false)
  const [view, setView] = useState<FormOrPageView>('edit')
  const { look, derived, isHardOnDark, follow } = useBrandPreview(brand)
  const read = () => {
    const form = frame.current?.querySelector('form')
    if (form) follow(new FormData(form))
  }
  return (
    <>
      <div className="flex gap-2">
        <FormOrPageTabs view={view} onView={setView} className="xl:hidden" />
        <Button size="sm" variant="quiet" onClick={() => setLookingBack(true)}>
          <History aria-hidden="true" />
          {strings.history}
        </Button>
      </div>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Card
          ref={frame}
          onInput={read}
          className={cn('p-6 pb-0', view === 'preview' && 'max-xl:hidden')}
        >
          <PersistentForm
            call={brandApi.updateBrand}
            version={brand.version}
            about={{ entity: 'siteBrand' }}
            draftKey="brand"
            submitLabel={strings.save}
          >
            <Part title={strings.names}>
              <CallField {...text('name')} required />
              <CallField {...text('shortName')} hint={hints.shortName} />
              <CallField {...text('tagline')} />
            </Part>
            <Part title={strings.look}>
              <AccentColorField accent={brand.accent} onChange={read} />
              <ColorChangeList changes={derived.changes} />
              <CallField name="face" label={fields.face}>
                <Select defaultValue={brand.face}>
                  <SelectOptions of={headlineFonts.map((face) => [face, strings.faces[face]])} />
                </Select>
              </CallField>
            </Part>
            <Part title={strings.logos}>
              {(['logo', 'logoDark'] as const).map((name) => (
                <CallField key={name} name={name} label={fields[name]} hint={hints[name]}>
                  <PictureInput drawings current={brand[name]} />
                </CallField>
              ))}
              <p role="status" className="font-medium text-accent text-sm empty:hidden">
                {isHardOnDark && strings.hardOnDark}
              </p>
            </Part>
            <Part title={strings.sharing}>
              <CallField
                name="sharePictures"
                label={fields.sharePictures}
                hint={hints.sharePictures}
              >
                <Select defaultValue={String(brand.sharePictures)}>
                  <option value="false">{strings.no}</option>
                  <option value="true">{strings.yes}</option>
                </Select>
              </CallField>
              <CallField name="sharePicture" label={fields.sharePicture} hint={hints.sharePicture}>
                <PictureInput current={brand.sharePicture} />
              </CallField>
            </Part>
            <Part title={strings.loaders}>
              <AnimationDurationField
                name="intro"
                short={4000}
                value={brand.intro}
                hint={hints.intro}
              />
              <AnimationDurationField name="transition" short={1500} value={brand.transition} />
            </Part>
          </PersistentForm>
        </Card>
        <SitePreview
          path="/"
          content={content}
          edited=""
          look={look}
          onPick={() => undefined}
          className={cn(view === 'edit' && 'max-xl:hidden', 'xl:sticky xl:top-4 xl:self-start')}
        />
      </div>
      <HistoryDialog
        open={isLookingBack}
        onClose={() => setLookingBack(false)}
        entity="siteBrand"
        id="brand"
        name={strings.label}
      />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 border-line border-b pb-6">
      <legend className="display mb-3 text-xl">{title}</legend>
      {children}
    </fieldset>
  )
}
