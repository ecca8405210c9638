import { md } from '../markdown.ts'
import type { ExampleProject } from '../types.ts'

export const exampleGliomaProject: ExampleProject = {
  key: 'glioma',
  category: 'oncology',
  title: 'Glioma segmentation that knows where it is unsure',
  picture: 'banner-glioma',
  shortDesc: md`
    The border of a glioma decides how much is removed, how much is irradiated and whether a tumour counts as growing. Experts who draw it twice do not draw the same line. We train a segmentation model on contours from several readers instead of one, and let it report, voxel by voxel, how sure it is. On 214 patients from two hospitals that had no part in training, the median Dice overlap with the consensus of three experts was 0.91 for the whole tumour and 0.83 for the enhancing part. The map of doubt matters as much as the contour: when a reader corrected only the five per cent of voxels the model was least sure of, half of all remaining errors were gone after a median of 2.4 minutes.
  `,
  content: md`
    Diffuse glioma has no sharp edge. On MRI we see where it displaces, swells and enhances, and we infer the rest. Two neuroradiologists who contour the same enhancing tumour agree with a Dice coefficient of about 0.85, so a model that reaches 0.99 against *one* reader has learned that reader’s habits.

    ## What the model gets and gives

    It reads four standard sequences of one examination (T1, T1 with contrast, T2, FLAIR), resampled to 1 mm, and returns three nested regions with a probability for each voxel:

    - **whole tumour**, including oedema,
    - **tumour core**, without oedema,
    - **enhancing tumour**.

    Examinations with missing sequences are refused, not guessed.

    ::volume address="figure:brain" alt="MRI of a brain without its skull, slice by slice. In the front of the right hemisphere lies a synthetic lesion with a bright rim, outlined together with the swelling around it." caption="What the model outlines, to go through by hand. The anatomy is real, the lesion is synthetic." legend="1: Tumour core, 2: Oedema"

    ![Axial MRI slice of a healthy brain with a synthetic lesion. The expert contour, white, and the model contour, coral, lie almost on top of each other.](picture:figure-glioma-3)

    *The anatomy is real, the lesion is synthetic: it was painted into the scan of a healthy volunteer to show how contours are compared.*
  `,
  references: [
    'Tanemori Y, Aldarsson S, Delacourt-Finn M, Vantongeren E. Learning from disagreement: uncertainty-weighted segmentation of glioma. 2025. https://doi.org/10.5555/salus.2025.003',
    'Aldarsson S, Tanemori Y, Vantongeren E. Contours with a coverage guarantee. 2026. https://doi.org/10.5555/salus.2026.002',
    'Eze-Rowan C, Tanemori Y, Boone MD. Transfer from adult to paediatric brain tumours. 2025. https://doi.org/10.5555/salus.2025.006',
  ],
  grant: 'Lindqvist Vale Foundation, programme grant LVF-2024-117 (example)',
  responsibleAi: {
    intendedUse:
      'A first contour for planning and follow-up, corrected by a neuroradiologist before anyone relies on it. Not for excluding recurrence.',
    researchUseOnly: true,
    ethicsApproval:
      'Example Ethics Committee, 2024-117; amended in March 2026 for the second hospital.',
    trialRegistrations: [],
    dataStatement:
      'Examinations were made in routine care and stripped of names and faces. Patients of both hospitals agreed to research in writing; whoever withdraws is taken out of the next training.',
    dataAndModels: [
      {
        name: 'Multi-reader glioma contours',
        kind: 'dataset',
        version: '1.2',
        licence: 'On request, for research',
        doi: '10.5555/salus.data.117',
      },
      {
        name: 'Glioma segmentation with doubt',
        kind: 'model',
        version: '3.0',
        licence: 'Apache 2.0',
        doi: '10.5555/salus.model.117',
      },
    ],
    knownLimits:
      'Scans after surgery with blood products, field strengths below 1.5 T, children, and enhancing lesions below 1 ml.',
  },
  contributors: ['tanemori', 'aldarsson', 'eze', 'delacourt', 'vantongeren'],
  sections: [
    {
      name: 'Why one contour is not enough',
      content: md`
        A volume is only as good as the line around it. In 60 examinations that three readers contoured independently, the volume of enhancing tumour differed between readers by a median of **18 %** (interquartile range 9–31 %). A change of 25 % is commonly called progression, so in about a third of borderline cases the choice of reader could have changed the conclusion.

        Averaging the readers hides this. We keep all of their contours and ask the model to predict the *share of readers* who would include a voxel.
      `,
    },
    {
      name: 'Training with doubt',
      content: md`
        A three-dimensional encoder–decoder network is trained on 1,126 examinations. Each voxel enters the loss with a weight that falls where readers disagree:

        $$
        \mathcal{L} = \frac{\sum_v w_v \, \ell(p_v, y_v)}{\sum_v w_v}, \qquad w_v = 1 - 4\,y_v\,(1 - y_v)\,\lambda
        $$

        where $y_v$ is the share of readers who included voxel $v$ and $\lambda = 0.5$ was chosen on the validation set. Five networks with different seeds are averaged; their spread is the map of doubt.
      `,
      pictures: [
        {
          name: 'figure-glioma-2',
          alt: 'Learning curves: training and validation loss fall together over two hundred epochs and level off; example data.',
        },
      ],
    },
    {
      name: 'Results on two unseen hospitals',
      content: md`
        Median Dice overlap with the consensus of three experts, 214 patients, 95 % bootstrap intervals:

        | Region | Baseline | With doubt | Difference |
        |---|---|---|---|
        | Whole tumour | 0.88 | **0.91** (0.90–0.92) | +0.03 |
        | Tumour core | 0.83 | **0.87** (0.85–0.88) | +0.04 |
        | Enhancing tumour | 0.79 | **0.83** (0.81–0.85) | +0.05 |

        Enhancing lesions below 1 ml remain difficult: 7 of 46 were missed. We therefore do not use the model to exclude recurrence.
      `,
      pictures: [
        {
          name: 'figure-glioma-1',
          alt: 'Box plots of the Dice overlap for whole tumour, tumour core and enhancing tumour, with and without uncertainty weighting; example data.',
        },
      ],
    },
    {
      name: 'Outlook',
      content: md`
        The next step is prospective. From spring 2027, contours will be drawn with and without the model in random order at Havenmoor University Hospital, and we will count minutes and corrections rather than Dice points.

        Three limits are known today: scans after surgery with blood products, field strengths below 1.5 T, and children, for whom a separate model is in preparation.
      `,
    },
  ],
  milestones: [
    {
      title: 'Multi-reader data set complete',
      description: '1,400 examinations, each contoured by three readers, with a data sheet.',
      dueDate: '2026-02-27',
      status: 'Completed',
    },
    {
      title: 'External validation at two hospitals',
      description: 'Locked model, registered analysis plan, 214 patients.',
      dueDate: '2026-09-30',
      status: 'Completed',
    },
    {
      title: 'Ethics approval for the prospective study',
      description: 'Protocol, patient information and the plan for stopping early.',
      dueDate: '2026-12-18',
      status: 'In progress',
    },
    {
      title: 'First patient in the prospective study',
      description: 'Randomised order of reading with and without the model.',
      dueDate: '2027-04-12',
      status: 'Planned',
    },
  ],
  progress: [
    {
      date: '2025-04-15',
      description: md`
        **Readers agree on the protocol.** Three neuroradiologists contoured 60 examinations twice, four weeks apart. Agreement with oneself (Dice 0.90) was barely higher than agreement with the others (0.87): much of the disagreement is in the pictures, not in the people.
      `,
      contributors: ['delacourt', 'tanemori'],
      pictures: ['post-1'],
    },
    {
      date: '2025-09-30',
      description: md`
        **Training is stable.** Validation loss follows training loss over 200 epochs and levels off at 0.17. The five seeds end within 0.006 Dice of each other.
      `,
      contributors: ['tanemori', 'aldarsson'],
    },
    {
      date: '2026-02-12',
      description: md`
        **External validation finished.** The registered analysis confirmed the main result on 214 patients. One hospital’s FLAIR protocol shifted the whole-tumour border outward by a mean of 0.8 mm; we report it and have not corrected for it.
      `,
      contributors: ['tanemori', 'delacourt', 'vantongeren'],
      pictures: ['figure-glioma-1', 'figure-glioma-3'],
    },
    {
      date: '2026-10-06',
      description: md`
        **A first paediatric model.** Pre-training on adults and fine-tuning on 42 children gives a Dice of 0.81 (95 % CI 0.76–0.85) for the whole tumour; training on the children alone gives 0.68.
      `,
      contributors: ['eze'],
    },
  ],
}
