import type { CollectionPreset } from '../collection-preset.ts'
import { presetText as text } from './preset-text.ts'
import { kindLabel, paperField, placeField, projectsField } from './usual-fields.ts'

export const talksPreset: CollectionPreset = {
  key: 'talks',
  one: text('Talk', 'محاضرة', 'Vortrag', 'Charla', 'Exposé', '报告'),
  many: text('Talks', 'المحاضرات', 'Vorträge', 'Charlas', 'Exposés', '学术报告'),
  intro: text(
    'What we presented, with slides and recordings where there are any.',
    'ما قدّمناه، مع الشرائح والتسجيلات إن وُجدت.',
    'Was wir vorgetragen haben, mit Folien und Videos, soweit vorhanden.',
    'Lo que hemos presentado, con diapositivas y vídeos cuando los hay.',
    'Ce que nous avons présenté, avec diapositives et vidéos lorsqu’elles existent.',
    '我们做过的报告，并附有幻灯片和视频（如有）。',
  ),
  schema: 'Event',
  dates: 'day',
  order: 'newest',
  look: 'years',
  past: 'together',
  hasPages: true,
  inMenu: true,
  inFeed: true,
  inNewsletter: true,
  filters: ['kind', 'speakers'],
  fields: [
    {
      key: 'speakers',
      type: 'people',
      label: text('Speakers', 'المتحدثون', 'Vortragende', 'Ponentes', 'Intervenants', '报告人'),
      multiple: true,
      inList: true,
    },
    {
      key: 'event',
      type: 'line',
      label: text('Event', 'المناسبة', 'Veranstaltung', 'Evento', 'Événement', '会议'),
      inList: true,
    },
    placeField,
    {
      key: 'kind',
      type: 'choice',
      label: kindLabel,
      options: [
        { key: 'talk', label: text('Talk', 'محاضرة', 'Vortrag', 'Charla', 'Exposé', '报告') },
        {
          key: 'invited',
          label: text(
            'Invited talk',
            'محاضرة بدعوة',
            'Eingeladener Vortrag',
            'Charla invitada',
            'Exposé invité',
            '特邀报告',
          ),
        },
        {
          key: 'keynote',
          label: text(
            'Keynote',
            'محاضرة رئيسية',
            'Hauptvortrag',
            'Conferencia plenaria',
            'Conférence plénière',
            '主旨报告',
          ),
        },
        { key: 'poster', label: text('Poster', 'ملصق علمي', 'Poster', 'Póster', 'Poster', '海报') },
      ],
      inList: true,
    },
    {
      key: 'abstract',
      type: 'markdown',
      label: text('Abstract', 'الملخص', 'Zusammenfassung', 'Resumen', 'Résumé', '摘要'),
    },
    {
      key: 'slides',
      type: 'file',
      label: text('Slides', 'الشرائح', 'Folien', 'Diapositivas', 'Diapositives', '幻灯片'),
      help: text(
        'Only if the pictures in them may be shared.',
        'فقط إذا كان يُسمح بنشر الصور الواردة فيها.',
        'Nur, wenn die Bilder darin veröffentlicht werden dürfen.',
        'Solo si las imágenes que contienen pueden compartirse.',
        'Seulement si les images qu’elles contiennent peuvent être diffusées.',
        '仅当其中的图片允许公开时上传。',
      ),
    },
    {
      key: 'video',
      type: 'link',
      label: text('Video', 'الفيديو', 'Video', 'Vídeo', 'Vidéo', '视频'),
    },
    paperField,
    projectsField,
  ],
}
