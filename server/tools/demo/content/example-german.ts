/**
 * German translations of some example texts, by their English text. A site that adds German shows them at once. The remaining
 * texts show what it has left to translate.
 */
export const exampleGermanTexts: ReadonlyMap<string, string> = new Map([
  ['Neuro-oncology', 'Neuroonkologie'],
  [
    'Brain tumours, from the first scan to the last fraction of radiotherapy: finding them, drawing their borders, and sparing what lies next to them.',
    'Hirntumoren, von der ersten Aufnahme bis zur letzten Bestrahlung: sie finden, ihre Grenzen zeichnen und schonen, was neben ihnen liegt.',
  ],
  ['Brain health', 'Gesundheit des Gehirns'],
  [
    'What structural MRI and EEG tell about a brain as it ages or falls ill, and how certain one can be about a single person.',
    'Was MRT und EEG über ein Gehirn verraten, das altert oder erkrankt, und wie sicher man sich bei einem einzelnen Menschen sein kann.',
  ],
  ['Heart rhythm', 'Herzrhythmus'],
  [
    'Reading long ECG recordings beat by beat, so that a cardiologist looks at the minutes that matter.',
    'Lange EKG-Aufzeichnungen Schlag für Schlag lesen, damit Kardiologinnen und Kardiologen die Minuten ansehen, auf die es ankommt.',
  ],
  ['Sleep medicine', 'Schlafmedizin'],
  [
    'Scoring nights that were recorded at home with few electrodes, and saying where the score cannot be trusted.',
    'Nächte auswerten, die zu Hause mit wenigen Elektroden aufgezeichnet wurden, und sagen, wo man der Auswertung nicht trauen kann.',
  ],
  ['Preventive care', 'Vorsorge'],
  [
    'Estimating risk early enough to act on it, in numbers that mean the same to a patient and to a physician.',
    'Risiken früh genug schätzen, um handeln zu können, in Zahlen, die für Patientinnen und Ärzte dasselbe bedeuten.',
  ],
  ['Learning without sharing', 'Lernen, ohne zu teilen'],
  [
    'Training models across hospitals while every record stays where it was taken, with a budget for what may leak.',
    'Modelle über mehrere Kliniken hinweg trainieren, während jede Akte bleibt, wo sie entstand, mit einer Grenze für das, was durchsickern darf.',
  ],
  ['Leadership', 'Leitung'],
  ['Researchers - Imaging', 'Forschung – Bildgebung'],
  ['Researchers - Signals', 'Forschung – Signale'],
  ['Engineering', 'Technik'],
  ['Clinical partners', 'Klinische Partner'],
  ['A week of ECG in ten minutes of reading', 'Eine Woche EKG in zehn Minuten gelesen'],
  [
    'Brain age: what a single scan can and cannot say',
    'Hirnalter: was eine einzelne Aufnahme sagen kann und was nicht',
  ],
  ['Federated learning across six hospitals', 'Föderiertes Lernen über sechs Kliniken'],
  [
    'Glioma segmentation that knows where it is unsure',
    'Gliome abgrenzen und wissen, wo man unsicher ist',
  ],
  [
    'Cardiovascular risk, calibrated for the practice next door',
    'Herz-Kreislauf-Risiko, geeicht für die Praxis nebenan',
  ],
  [
    'Faster radiotherapy planning, measured in dose',
    'Schnellere Bestrahlungsplanung, gemessen an der Dosis',
  ],
  [
    'Seizure detection in long-term EEG with an alarm that nurses keep switched on',
    'Anfälle im Langzeit-EEG erkennen, mit einem Alarm, den die Pflege eingeschaltet lässt',
  ],
  [
    'Sleep staging at home with two electrodes',
    'Schlafstadien zu Hause bestimmen, mit zwei Elektroden',
  ],
  [
    'Six hospitals train one model, and no scan leaves home',
    'Sechs Kliniken trainieren ein Modell, und keine Aufnahme verlässt das Haus',
  ],
  [
    'Silent trial of the seizure alarm: one unit within limits',
    'Stiller Versuch mit dem Anfallsalarm: eine Station im Rahmen',
  ],
  [
    'How much is one brain-age estimate worth?',
    'Wie viel ist eine einzelne Schätzung des Hirnalters wert?',
  ],
])
