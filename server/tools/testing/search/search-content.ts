import type { SalusClient } from '#contract/api.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'

/** Publications in many scripts, with everything that makes searching hard. Oldest first. */
const works: readonly { title: string; authors: string; abstract?: string; doi?: string }[] = [
  {
    title: 'Straßenlärm und Schlaf: eine Kohortenstudie in Köln',
    authors: 'Jürgen Groß, Zoë Müller-Lüdenscheidt',
    abstract: 'Wir messen den Lärm vor 1.200 Schlafzimmern und vergleichen ihn mit dem Schlaf-EEG.',
  },
  {
    title: 'Kalp sesinden kapak hastalığı tanısı',
    authors: 'Özgür Şahin, Işıl Çağlar, Gülşen İnan',
    abstract: 'Dijital stetoskop kayıtlarında derin öğrenme ile aort darlığı saptanır.',
  },
  {
    title: 'Søvn og hjerterytme hos ældre på Færøerne',
    authors: 'Øyvind Ærøskøbing, Þórdís Guðmundsdóttir',
    abstract: 'Målinger af hjerterytmen gennem tolv måneder.',
  },
  {
    title: 'Wczesne wykrywanie migotania przedsionków w Łodzi',
    authors: 'Łukasz Żółkiewski, Małgorzata Dąbrowska',
  },
  {
    title: 'Le cœur sous pression : hypertension et fièvre',
    authors: 'Éloïse Lefèvre, Benoît Bœuf',
  },
  {
    title: 'Điện tâm đồ và trí tuệ nhân tạo tại Đà Nẵng',
    authors: 'Nguyễn Văn Đức, Trần Thị Hương',
  },
  {
    title: 'Сегментация опухолей головного мозга на снимках МРТ',
    authors: 'Фёдор Ёлкин, Наталья Щукина',
    abstract: 'Мы обучаем нейронную сеть на размеченных снимках трёх больниц.',
  },
  {
    title: 'Ανίχνευση αρρυθμιών με φορητούς αισθητήρες',
    authors: 'Γιώργος Παπαδόπουλος, Ελένη Σωτηρίου',
  },
  {
    title: '深層学習による胃癌の内視鏡診断',
    authors: '山田太郎, 佐藤花子',
    abstract: '本研究では内視鏡画像から早期胃癌を検出するニューラルネットワークを提案する。',
  },
  { title: '基于深度学习的肺结节检测', authors: '王小明, 李华' },
  { title: '심전도를 이용한 부정맥 조기 진단', authors: '김민준, 이서연' },
  {
    title: 'كشف أورام الدماغ بالتعلّم العميق',
    authors: 'أحمد الإدريسي, فاطمة الزهراء',
    abstract: 'نقترح نموذجًا لتحليل صور الرنين المغناطيسي.',
  },
  { title: 'זיהוי מוקדם של פרפור פרוזדורים', authors: 'שָׁרוֹן כהן, יעל לוי' },
  { title: 'हृदय रोग की पहचान में कृत्रिम बुद्धि', authors: 'अनिता शर्मा' },
  { title: 'การตรวจจับภาวะหัวใจเต้นผิดจังหวะ', authors: 'สมชาย ใจดี' },
  {
    title: 'Pre-trained transformers for COVID-19 triage: a T-cell perspective',
    authors: "Siobhán O'Brien, Jean-Luc D’Amico",
    abstract:
      'Self-supervised pre-training with 3.5 million chest X-rays; p < 0.05 in a two-sided test.',
    doi: '10.1038/s41586-021-03819-2',
  },
  {
    title: 'Retinal screening with <script>alert(1)</script> smartphones',
    authors: 'Ada Lovelace',
    abstract: 'Photographs of the <b>fundus</b> taken at home & graded by two readers.',
    doi: '10.1016/j.media.2024.103012',
  },
  {
    title: 'Alzheimer’s disease and the naïve Bayes classifier',
    authors: 'Brontë Nuñez, Renée Smith',
    abstract: 'A résumé of 40 years: what a façade of accuracy hides.',
  },
  {
    title: 'Uncertainty in the segmentation of pancreatic cysts',
    authors: 'Anna Kowalska, Tomáš Dvořák',
    abstract: 'Ensembles, dropout and conformal prediction are compared on 281 scans.',
  },
]

const people = [
  {
    name: 'Özgür Yılmaz',
    designation: 'Professor of biomedical signals',
    orcid: '0000-0002-1825-0097',
  },
  {
    name: 'Mária Šimonová',
    about: 'She builds stethoscopes that listen for the **mitral** valve.',
  },
  { name: 'Bjørn Håkonsen', AreaofInterest: 'Wearables, polysomnography' },
]

/** Adds publications and people for tests of the search. */
export const addSearchable = async (admin: SalusClient): Promise<void> => {
  for (const [at, work] of works.entries()) {
    const publicationDate = `2020-01-${String(at + 1).padStart(2, '0')}`
    const publicationLink = `https://journal.example/${at + 1000}`
    const publicationSummary = 'Ours.'
    const fields = { ...work, publicationDate, publicationLink, publicationSummary }
    await admin.publication.addPublication(publicationFields(fields))
  }
  for (const person of people) await admin.profile.createProfile(person)
}
