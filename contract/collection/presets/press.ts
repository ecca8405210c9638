import type { CollectionPreset } from '../collection-preset.ts'
import { presetText as text } from './preset-text.ts'
import { kindLabel, otherOption, paperField, projectsField } from './usual-fields.ts'

export const pressPreset: CollectionPreset = {
  key: 'press',
  one: text(
    'Press report',
    'تقرير إعلامي',
    'Pressebericht',
    'Aparición en prensa',
    'Article de presse',
    '媒体报道',
  ),
  many: text('Press', 'في الإعلام', 'Presse', 'Prensa', 'Presse', '媒体报道'),
  intro: text(
    'What media report about our work.',
    'ما تنشره وسائل الإعلام عن عملنا.',
    'Was Medien über unsere Arbeit berichten.',
    'Lo que los medios publican sobre nuestro trabajo.',
    'Ce que les médias disent de notre travail.',
    '媒体对我们工作的报道。',
  ),
  schema: 'NewsArticle',
  dates: 'day',
  order: 'newest',
  look: 'years',
  past: 'together',
  hasPages: false,
  inMenu: true,
  inFeed: true,
  inNewsletter: true,
  filters: ['kind', 'people'],
  fields: [
    {
      key: 'outlet',
      type: 'line',
      label: text('Outlet', 'الوسيلة الإعلامية', 'Medium', 'Medio', 'Média', '媒体'),
      help: text(
        'The newspaper, station or podcast.',
        'الصحيفة أو القناة أو البودكاست.',
        'Zeitung, Sender oder Podcast.',
        'El periódico, la emisora o el pódcast.',
        'Le journal, la chaîne ou le podcast.',
        '报纸、电台、电视台或播客。',
      ),
      required: true,
      inList: true,
    },
    {
      key: 'link',
      type: 'link',
      label: text('Link', 'الرابط', 'Link', 'Enlace', 'Lien', '链接'),
      inList: true,
    },
    {
      key: 'kind',
      type: 'choice',
      label: kindLabel,
      options: [
        {
          key: 'article',
          label: text('Article', 'مقال', 'Artikel', 'Artículo', 'Article', '文章'),
        },
        {
          key: 'interview',
          label: text('Interview', 'مقابلة', 'Interview', 'Entrevista', 'Entretien', '访谈'),
        },
        { key: 'radio', label: text('Radio', 'إذاعة', 'Radio', 'Radio', 'Radio', '广播') },
        {
          key: 'television',
          label: text('Television', 'تلفزيون', 'Fernsehen', 'Televisión', 'Télévision', '电视'),
        },
        {
          key: 'podcast',
          label: text('Podcast', 'بودكاست', 'Podcast', 'Pódcast', 'Podcast', '播客'),
        },
        { key: 'video', label: text('Video', 'فيديو', 'Video', 'Vídeo', 'Vidéo', '视频') },
        otherOption,
      ],
      inList: true,
    },
    {
      key: 'language',
      type: 'line',
      label: text('Language', 'اللغة', 'Sprache', 'Idioma', 'Langue', '语言'),
    },
    {
      key: 'people',
      type: 'people',
      label: text('People', 'الأشخاص', 'Personen', 'Personas', 'Personnes', '相关人员'),
      multiple: true,
      inList: true,
    },
    {
      key: 'summary',
      type: 'line',
      label: text(
        'What it is about',
        'موضوعه',
        'Worum es geht',
        'De qué trata',
        'De quoi il s’agit',
        '内容简介',
      ),
    },
    paperField,
    projectsField,
  ],
}
