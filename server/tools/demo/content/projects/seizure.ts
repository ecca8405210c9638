import { md } from '../markdown.ts'
import type { ExampleProject } from '../types.ts'

export const exampleSeizureProject: ExampleProject = {
  key: 'seizure',
  category: 'neurology',
  title: 'Seizure detection in long-term EEG with an alarm that nurses keep switched on',
  picture: 'banner-seizure',
  shortDesc: md`
    A monitoring unit records each patient for five days and nights. A detector that looks at single two-second windows finds most seizures and raises so many false alarms that staff learn to ignore it. Ours takes the ten minutes before into account. On 118 patients it found nine of ten seizures at one false alarm a day; the single-window detector needed more than four false alarms a day for nearly the same.
  `,
  content: md`
    The usual figures, sensitivity and specificity per window, say little about an alarm. A day has 43,200 two-second windows; a specificity of 99.9 % would be 43 false alarms. We report two numbers only: **the share of seizures found** and **false alarms per day**.

    ## How a seizure is counted

    - A seizure is *found* when an alarm starts between its onset and its end, or within 30 s after.
    - Alarms less than 60 s apart are one alarm.
    - An alarm that overlaps no seizure is *false*, even if the EEG looks epileptic.[^interictal]

    [^interictal]: Long runs of interictal discharges are the most frequent cause. Two experts disagreed on a quarter of them.
  `,
  references: [
    'Bainsford HS, Torabian M, Solheimsdal I. Context lowers false alarms in seizure detection. 2025. https://doi.org/10.5555/salus.2025.002',
    'Solheimsdal I, Bainsford HS, Nwosu-Leith A. What night staff expect of an alarm: interviews in three units. 2024. https://doi.org/10.5555/salus.2024.005',
    'Torabian M, Bainsford HS. One model for nineteen, eight and four electrodes. 2026. https://doi.org/10.5555/salus.2026.003',
  ],
  grant: 'Fjordholm Institute of Neurology and Lindqvist Vale Foundation, LVF-2023-052 (example)',
  contributors: ['bainsford', 'torabian', 'solheimsdal', 'nwosu', 'boone'],
  sections: [
    {
      name: 'Ten minutes of context',
      content: md`
        The first stage turns each two-second window of 19 channels into a vector. The second, a recurrent network, reads the last 300 of these vectors and decides. It learns what is normal for *this* patient: a sharp wave that has come every minute since the evening is not news.

        The map shows where a discharge in a synthetic EEG is strongest.
      `,
      pictures: [
        {
          name: 'figure-seizure-1',
          alt: 'Map of the scalp during a discharge: the voltage peaks over the left temporal electrodes; synthetic EEG.',
        },
      ],
    },
    {
      name: 'Results',
      content: md`
        118 patients, 14,160 hours, 611 seizures, none of it used for training. Intervals are bootstrapped over patients.

        | False alarms per day | Single window | With context |
        |---|---|---|
        | 0.5 | 29 % | **70 %** (63–77) |
        | 1 | 49 % | **90 %** (85–93) |
        | 2 | 71 % | **96 %** (94–98) |
        | 4 | 87 % | **97 %** (95–98) |

        Median delay from onset to alarm was 14 s (interquartile range 8–23 s). Focal seizures without movement were found less often, 81 % at one false alarm a day.
      `,
      pictures: [
        {
          name: 'figure-seizure-2',
          alt: 'Share of seizures detected against false alarms per day for two detectors; the new one finds nine in ten at one false alarm a day; example data.',
        },
      ],
    },
    {
      name: 'Fewer electrodes',
      content: md`
        With four electrodes behind the ears the share found at one false alarm a day falls to 68 % (95 % CI 60–75). That is too low for an alarm at home, and good enough for counting seizures over weeks.
      `,
    },
    {
      name: 'Outlook',
      content: md`
        The detector has run silently in two units since May 2026: it records what it would have done and alarms nobody. Live use needs a sensitivity of at least 85 % and no more than one false alarm a day in *each* unit, for three months in a row. One unit is there.
      `,
    },
  ],
  milestones: [
    {
      title: 'Silent trial started in two units',
      description: 'The detector records its alarms without raising them.',
      dueDate: '2026-05-04',
      status: 'Completed',
    },
    {
      title: 'Three months within limits, both units',
      description: 'At least 85 % found and at most one false alarm a day.',
      dueDate: '2026-12-31',
      status: 'At risk',
    },
    {
      title: 'Decision on live alarms',
      description: 'By the steering group, with the patient panel.',
      dueDate: '2027-02-26',
      status: 'Planned',
    },
  ],
  progress: [
    {
      date: '2025-02-26',
      description: md`
        **Interviews before code.** Seventeen night nurses in three units named the same threshold unprompted: more than one false alarm a shift, and the sound is turned off.
      `,
      contributors: ['solheimsdal', 'nwosu'],
    },
    {
      date: '2025-08-28',
      description: md`
        **Context pays.** At one false alarm a day, the share of seizures found rises from 49 % to 90 %. Most of the gain comes from the last three minutes; beyond ten there is none.
      `,
      contributors: ['bainsford', 'torabian'],
      pictures: ['figure-seizure-2'],
    },
    {
      date: '2026-04-14',
      description: md`
        **Silent trial, first quarter.** Unit A: 91 % found at 0.8 false alarms a day. Unit B: 88 % at 1.6, most of them during chewing. A model of chewing artefacts is being tested.
      `,
      contributors: ['bainsford', 'solheimsdal', 'boone'],
      pictures: ['figure-seizure-1', 'post-3'],
    },
    {
      date: '2026-11-05',
      description: md`
        **Chewing recognised.** With the artefact model, Unit B fell to 1.1 false alarms a day over four weeks. The limit is one.
      `,
      contributors: ['torabian'],
    },
  ],
}
