import { md } from '../markdown.ts'
import { buildExampleProfileLinks, type ExamplePerson } from '../types.ts'

export const exampleImagingPeople: readonly ExamplePerson[] = [
  {
    key: 'tanemori',
    name: 'Dr Yuki Tanemori',
    email: 'yuki.tanemori@salus.example',
    designation: 'Senior Research Fellow, Image Segmentation',
    qualifications: 'PhD in Medical Image Computing',
    AreaofInterest: 'Segmentation, uncertainty, quality control of contours',
    picture: 'portrait-06',
    socialLinks: buildExampleProfileLinks(
      'yuki-tanemori',
      'google-scholar',
      'orcid',
      'linkedin',
      'researchgate',
    ),
    about: md`
      Yuki builds models that draw the border of a tumour and say where they are unsure of it. Her work on uncertainty-weighted training is the core of our glioma project.

      Away from the screen she restores mechanical metronomes.
    `,
  },
  {
    key: 'quintavalle',
    name: 'Dr Rafael Quintavalle',
    email: 'rafael.quintavalle@salus.example',
    designation: 'Research Fellow, Radiotherapy Physics',
    qualifications: 'PhD in Medical Physics, registered clinical scientist',
    AreaofInterest: 'Dose prediction, organs at risk, adaptive planning',
    picture: 'portrait-02',
    socialLinks: buildExampleProfileLinks(
      'rafael-quintavalle',
      'linkedin',
      'researchgate',
      'orcid',
    ),
    about: md`
      Rafael planned treatments for nine years before he began to automate parts of them. He measures a contouring model by what it does to the dose, $D_{0.03\,\mathrm{cc}}$ first, and by the minutes it saves.
    `,
  },
  {
    key: 'haddaway',
    name: 'Dr Noor Haddaway',
    email: 'noor.haddaway@salus.example',
    designation: 'Research Fellow, Neuroimaging',
    qualifications: 'PhD in Neuroscience',
    AreaofInterest: 'Brain ageing, longitudinal MRI, harmonisation between scanners',
    picture: 'portrait-04',
    socialLinks: buildExampleProfileLinks('noor-haddaway', 'twitter', 'google-scholar', 'orcid'),
    about: md`
      Noor studies how far the apparent age of a brain can be trusted for one person rather than for a group. Half of her work is subtracting what the scanner adds.
    `,
  },
  {
    key: 'aldarsson',
    name: 'Sindri Aldarsson',
    email: 'sindri.aldarsson@salus.example',
    designation: 'Doctoral Researcher',
    qualifications: 'MSc in Applied Mathematics',
    AreaofInterest: 'Conformal prediction, shape statistics',
    socialLinks: buildExampleProfileLinks('sindri-aldarsson', 'orcid'),
    about: md`
      Sindri’s thesis is about contours with a guarantee: two nested outlines that hold the expert’s line between them in at least nine patients out of ten.
    `,
  },
  {
    key: 'eze',
    name: 'Chiamaka Eze-Rowan',
    email: 'chiamaka.eze-rowan@salus.example',
    designation: 'Doctoral Researcher',
    qualifications: 'MEng in Biomedical Engineering',
    AreaofInterest: 'Self-supervised learning, small data sets, paediatric tumours',
    picture: 'portrait-12',
    socialLinks: buildExampleProfileLinks('chiamaka-eze-rowan', 'twitter', 'linkedin'),
    about: md`
      Children’s brain tumours are rare, and models trained on adults do poorly on them. Chiamaka works on learning from 42 scans what others learn from 600.
    `,
  },
]
