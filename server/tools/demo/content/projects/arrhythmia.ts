import { md } from '../markdown.ts'
import type { ExampleProject } from '../types.ts'

export const exampleArrhythmiaProject: ExampleProject = {
  key: 'arrhythmia',
  category: 'cardiology',
  title: 'A week of ECG in ten minutes of reading',
  picture: 'banner-arrhythmia',
  shortDesc: md`
    A patch records one lead for seven days: some 700,000 heartbeats, of which a cardiologist wants to see perhaps two hundred. Our model sorts them into normal, ventricular and fusion beats, marks what is noise, and presents the beats it is least sure of first. In 240 recordings that were annotated twice, it separated ventricular from other beats with an area under the curve of 0.97 (95 % CI 0.96–0.98); a threshold on the width of the QRS complex reached 0.85. Reading time fell from a median of 38 minutes to ten. What it cannot do is just as important: from one lead it does not tell atrial flutter from atrial fibrillation reliably, it has been tested on one brand of patch only, and a report is never sent without a physician’s signature.
  `,
  content: md`
    Ventricular beats start below the atria. They come early, they are wide, and the wave of recovery that follows points the other way. Most can be told at a glance; the work lies in the thousands that cannot.

    ::trace address="figure:heartbeat" alt="One lead of an electrocardiogram on its paper. Among narrow beats stand wide ones that come early; each is marked as ventricular." caption="A minute of record 208 of the MIT-BIH Arrhythmia Database. The beats we take for ventricular are marked." from="16" seconds="10"

    ## From signal to beats

    Beats are located first, then cut out with 250 ms before and 350 ms after the R peak and compared with the patient’s own normal beat:

    ~~~python
    def beat_window(signal, r_peak, rate=360):
        """One beat: 250 ms before the R peak, 350 ms after it."""
        before, after = int(0.250 * rate), int(0.350 * rate)
        window = signal[r_peak - before : r_peak + after]
        return window - np.median(window[: before // 2])
    ~~~

    Subtracting the median of the first 125 ms removes slow drift without bending the ST segment, as a high-pass filter would.
  `,
  references: [
    'Ferrándiz Mola L, Oyelaran-Price S, Wetterlind J. Beat classification with the patient as their own reference. 2024. https://doi.org/10.5555/salus.2024.002',
    'Ferrándiz Mola L, Oyelaran-Price S. Loose electrodes look like arrhythmia. 2021. https://doi.org/10.5555/salus.2021.002',
    'Oyelaran-Price S, Ferrándiz Mola L, Merrick-Hale T. Reading time of ambulatory ECG with and without sorting: a randomised crossover study. 2026. https://doi.org/10.5555/salus.2026.004',
  ],
  grant: 'Aldergate Heart Centre, research agreement AHC-2024-3 (example)',
  contributors: ['ferrandiz', 'oyelaran', 'wetterlind', 'merrick'],
  sections: [
    {
      name: 'Two kinds of heartbeat',
      content: md`
        The figure lays 26 normal and 26 ventricular beats of **one real recording** over each other. The ventricular ones are wider (about 150 ms instead of 90 ms) and recover in the opposite direction. A fusion beat, in which both kinds meet halfway, lies in between, and in between is where models and people disagree.
      `,
      pictures: [
        {
          name: 'figure-arrhythmia-1',
          alt: 'Normal and ventricular heartbeats of one ECG recording laid over each other; the ventricular ones, in coral, are wider and recover the other way.',
        },
      ],
    },
    {
      name: 'Results beat by beat',
      content: md`
        240 recordings, each annotated twice by the same cardiologist eight weeks apart; only beats with two equal annotations count (99.1 %).

        - Normal beats recognised: 98.5 %
        - Ventricular beats recognised: 96.2 % (95 % CI 94.8–97.3)
        - Fusion beats recognised: 90.7 % (86.0–94.1), from 1,204 beats

        One recording in twenty contains stretches of noise that the model refuses to read; they are listed in the report.
      `,
      pictures: [
        {
          name: 'figure-arrhythmia-3',
          alt: 'Confusion matrix of three kinds of heartbeat; at least nine in ten of each kind are recognised; example data.',
        },
      ],
    },
    {
      name: 'Outlook',
      content: md`
        The crossover study has answered the question of time. The question of safety needs more patients: a missed run of ventricular tachycardia is rare, and in 240 recordings there were only 31 of them. A registry with 3,000 recordings begins in 2027.
      `,
    },
  ],
  milestones: [
    {
      title: 'Crossover study of reading time',
      description: 'Eight cardiologists, 96 recordings, with and without sorting.',
      dueDate: '2026-06-26',
      status: 'Completed',
    },
    {
      title: 'Second brand of patch',
      description: 'Validation on 100 recordings at another sampling rate.',
      dueDate: '2026-12-11',
      status: 'In progress',
    },
    {
      title: 'Registry opens',
      description: '3,000 recordings in two years, with adjudicated ventricular tachycardia.',
      dueDate: '2027-03-01',
      status: 'Planned',
    },
    {
      title: 'Atrial flutter from one lead',
      description: 'Set aside: not separable from fibrillation with the data at hand.',
      dueDate: '2026-04-30',
      status: 'Stopped',
    },
  ],
  progress: [
    {
      date: '2025-05-22',
      description: md`
        **Annotations agree.** Reading the same 240 recordings again after eight weeks, the cardiologist gave 99.1 % of beats the same label. The rest are mostly fusion beats.
      `,
      contributors: ['oyelaran'],
      pictures: ['post-2'],
    },
    {
      date: '2025-11-13',
      description: md`
        **Better than width alone.** Area under the curve 0.97 against 0.85 for a threshold on QRS width. In patients with bundle branch block the gain is largest, because all of their beats are wide.
      `,
      contributors: ['ferrandiz', 'wetterlind'],
      pictures: ['figure-arrhythmia-2', 'figure-arrhythmia-3'],
    },
    {
      date: '2026-07-02',
      description: md`
        **Reading time.** Median 38 minutes without and 10 minutes with sorting (difference 27, 95 % CI 22–33). Two clinically relevant findings were missed with sorting, three without.
      `,
      contributors: ['oyelaran', 'merrick', 'ferrandiz'],
    },
  ],
}
