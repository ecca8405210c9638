import type { CollectionPreset } from '../collection-preset.ts'
import { presetText as text } from './preset-text.ts'
import { kindLabel, linkField, otherOption, paperField, projectsField } from './usual-fields.ts'

export const awardsPreset: CollectionPreset = {
  key: 'awards',
  one: text('Award', 'جائزة', 'Auszeichnung', 'Premio', 'Distinction', '奖项'),
  many: text('Awards', 'الجوائز', 'Auszeichnungen', 'Premios', 'Distinctions', '获奖'),
  intro: text(
    'Prizes and honours that members of our group received.',
    'جوائز وتكريمات نالها أعضاء مجموعتنا.',
    'Preise und Ehrungen, die Mitglieder unserer Gruppe erhalten haben.',
    'Premios y reconocimientos que han recibido miembros de nuestro grupo.',
    'Prix et honneurs reçus par des membres de notre groupe.',
    '本组成员获得的奖项与荣誉。',
  ),
  schema: '',
  dates: 'day',
  order: 'newest',
  look: 'years',
  past: 'together',
  hasPages: false,
  inMenu: true,
  inFeed: true,
  inNewsletter: true,
  filters: ['kind', 'recipients'],
  fields: [
    {
      key: 'recipients',
      type: 'people',
      label: text('Recipients', 'الفائزون', 'Ausgezeichnete', 'Premiados', 'Lauréats', '获奖者'),
      multiple: true,
      inList: true,
    },
    {
      key: 'awardedBy',
      type: 'line',
      label: text(
        'Awarded by',
        'الجهة المانحة',
        'Verliehen von',
        'Otorgado por',
        'Décerné par',
        '颁发机构',
      ),
      inList: true,
    },
    {
      key: 'kind',
      type: 'choice',
      label: kindLabel,
      options: [
        { key: 'prize', label: text('Prize', 'جائزة', 'Preis', 'Premio', 'Prix', '奖项') },
        {
          key: 'paper',
          label: text(
            'For a paper',
            'عن ورقة بحثية',
            'Für einen Artikel',
            'Por un artículo',
            'Pour un article',
            '优秀论文',
          ),
        },
        {
          key: 'poster',
          label: text(
            'For a talk or poster',
            'عن محاضرة أو ملصق',
            'Für Vortrag oder Poster',
            'Por una charla o un póster',
            'Pour un exposé ou un poster',
            '优秀报告或海报',
          ),
        },
        {
          key: 'thesis',
          label: text(
            'For a thesis',
            'عن أطروحة',
            'Für eine Abschlussarbeit',
            'Por una tesis',
            'Pour une thèse',
            '优秀学位论文',
          ),
        },
        {
          key: 'fellowship',
          label: text('Fellowship', 'زمالة أو منحة', 'Stipendium', 'Beca', 'Bourse', '奖学金'),
        },
        {
          key: 'teaching',
          label: text(
            'For teaching',
            'عن التدريس',
            'Für Lehre',
            'Por la docencia',
            'Pour l’enseignement',
            '教学奖',
          ),
        },
        otherOption,
      ],
      inList: true,
    },
    {
      key: 'reason',
      type: 'line',
      label: text('For', 'سبب المنح', 'Wofür', 'Motivo', 'Motif', '获奖理由'),
      help: text(
        'The work that was honoured, in one line.',
        'العمل الذي كُرّم، في سطر واحد.',
        'Die ausgezeichnete Arbeit, in einer Zeile.',
        'El trabajo premiado, en una línea.',
        'Le travail récompensé, en une ligne.',
        '用一行说明获奖的工作。',
      ),
      inList: true,
    },
    linkField,
    paperField,
    projectsField,
  ],
}
