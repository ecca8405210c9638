import type { PresetField } from '../collection-preset.ts'
import { presetText as text } from './preset-text.ts'

export const summaryField: PresetField = {
  key: 'summary',
  type: 'line',
  label: text(
    'In one sentence',
    'في جملة واحدة',
    'In einem Satz',
    'En una frase',
    'En une phrase',
    '一句话简介',
  ),
  help: text(
    'What it does and for whom, in words that other fields understand.',
    'ما الذي يفعله ولمن، بكلمات يفهمها غير المتخصصين.',
    'Was es leistet und für wen, verständlich auch für andere Fächer.',
    'Qué hace y para quién, en palabras que entiendan otras disciplinas.',
    'Ce que cela fait et pour qui, en des termes compris des autres disciplines.',
    '它做什么、为谁而做，用其他领域的人也能理解的语言。',
  ),
  inList: true,
}

export const descriptionField: PresetField = {
  key: 'description',
  type: 'markdown',
  label: text('Description', 'الوصف', 'Beschreibung', 'Descripción', 'Description', '说明'),
}

export const authorsField: PresetField = {
  key: 'authors',
  type: 'people',
  label: text('Authors', 'المؤلفون', 'Autorinnen und Autoren', 'Autoría', 'Auteurs', '作者'),
  multiple: true,
  inList: true,
}

export const licenceField: PresetField = {
  key: 'licence',
  type: 'line',
  label: text('Licence', 'الرخصة', 'Lizenz', 'Licencia', 'Licence', '许可证'),
  help: text(
    'Its short name, such as MIT, Apache-2.0 or CC-BY-4.0. Without a licence, nobody may use it.',
    'اسمها المختصر، مثل MIT أو Apache-2.0 أو CC-BY-4.0. من دون رخصة لا يحق لأحد استخدامه.',
    'Ihr Kurzname, etwa MIT, Apache-2.0 oder CC-BY-4.0. Ohne Lizenz darf es niemand verwenden.',
    'Su nombre corto, como MIT, Apache-2.0 o CC-BY-4.0. Sin licencia nadie puede usarlo.',
    'Son nom court, comme MIT, Apache-2.0 ou CC-BY-4.0. Sans licence, personne ne peut l’utiliser.',
    '许可证简称，例如 MIT、Apache-2.0 或 CC-BY-4.0。没有许可证，他人无权使用。',
  ),
}

export const versionField: PresetField = {
  key: 'version',
  type: 'line',
  label: text('Version', 'الإصدار', 'Version', 'Versión', 'Version', '版本'),
}

export const doiField: PresetField = {
  key: 'doi',
  type: 'line',
  label: text('DOI', 'DOI', 'DOI', 'DOI', 'DOI', 'DOI'),
  help: text(
    'The one that stands for all versions, such as 10.5281/zenodo.1234567.',
    'المعرّف الذي يمثل جميع الإصدارات، مثل 10.5281/zenodo.1234567.',
    'Die, die für alle Versionen steht, etwa 10.5281/zenodo.1234567.',
    'El que representa todas las versiones, como 10.5281/zenodo.1234567.',
    'Celui qui représente toutes les versions, comme 10.5281/zenodo.1234567.',
    '代表所有版本的 DOI，例如 10.5281/zenodo.1234567。',
  ),
}

export const repositoryField: PresetField = {
  key: 'repository',
  type: 'link',
  label: text(
    'Source code',
    'الشيفرة المصدرية',
    'Quellcode',
    'Código fuente',
    'Code source',
    '源代码',
  ),
}

export const paperField: PresetField = {
  key: 'paper',
  type: 'publications',
  label: text('Paper', 'الورقة البحثية', 'Artikel', 'Artículo', 'Article', '论文'),
  multiple: true,
}

export const projectsField: PresetField = {
  key: 'projects',
  type: 'projects',
  label: text('Projects', 'المشاريع', 'Projekte', 'Proyectos', 'Projets', '项目'),
  multiple: true,
}

export const linkField: PresetField = {
  key: 'link',
  type: 'link',
  label: text('Web page', 'صفحة الويب', 'Webseite', 'Página web', 'Page web', '网页'),
}

export const kindLabel = text('Kind', 'النوع', 'Art', 'Tipo', 'Type', '类型')

export const placeField: PresetField = {
  key: 'place',
  type: 'line',
  label: text('Place', 'المكان', 'Ort', 'Lugar', 'Lieu', '地点'),
  inList: true,
}

export const otherOption = {
  key: 'other',
  label: text('Other', 'أخرى', 'Anderes', 'Otro', 'Autre', '其他'),
}
