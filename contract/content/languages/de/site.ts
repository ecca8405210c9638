import type { SiteStrings } from '../translation.ts'

export const germanSiteStrings: SiteStrings = {
  home: {
    title: 'Startseite',
    eyebrow: 'Forschung zu KI in der Medizin',
    heading: 'Die Medizin von morgen',
    intro:
      'Wir entwickeln und prüfen künstliche Intelligenz für die Klinik: Sie umreißt Tumoren in drei Dimensionen, liest die elektrischen Spuren von Gehirn und Herz und erkennt Risiken so früh, dass sich noch handeln lässt.',
    learnMore: 'Mehr erfahren',
    learnMoreAbout: 'über unsere Projekte',
    gallery: [
      {
        alt: 'Axiales MRT-Schnittbild eines menschlichen Gehirns. Eine künstliche Läsion, in die echte Anatomie eingefügt, ist korallenrot umrandet.',
      },
      {
        alt: 'Koronares MRT-Schnittbild eines menschlichen Gehirns, wie mit Tinte auf Papier gestochen; beide Hippocampi sind petrolfarben ausgefüllt.',
      },
      {
        alt: 'Sagittales MRT-Schnittbild durch die Mitte eines menschlichen Kopfes; der Gyrus cinguli ist petrolfarben nachgezeichnet.',
      },
      {
        alt: 'Karte der Regionen der Großhirnrinde auf einem axialen Schnittbild, jede Region in einem eigenen Petrolton.',
      },
      {
        alt: 'Aus MRT-Daten rekonstruierte Oberfläche eines menschlichen Gehirns, von links gesehen; der Gyrus praecentralis, der den Körper bewegt, leuchtet petrolfarben.',
      },
      {
        alt: 'Sechsunddreißig Herzschläge einer EKG-Aufzeichnung untereinander; die ventrikulären Schläge darunter sind korallenrot.',
      },
      {
        alt: 'Neunzehn Kanäle eines synthetischen EEG; eine Spike-Wave-Entladung in den linken temporalen Kanälen ist korallenrot gezeichnet.',
      },
      {
        alt: 'Spektrogramm eines synthetischen EEG: Alpha-Rhythmus um zehn Hertz und die Obertöne einer Entladung, petrolfarben auf Papier.',
      },
    ],
    membersTitle: 'Unsere Mitglieder',
    latestTitle: 'Neueste Beiträge',
    readMore: 'Weiterlesen',
    aboutTitle: 'Über uns',
    aboutLead:
      'Menschen aus Technik, Medizin und Statistik auf einer Etage und mit einer Regel: Zeige es an Patienten, die das Modell nie gesehen hat.',
    aboutText:
      'Mit Kliniken in mehreren Ländern arbeiten wir jeweils an wenigen Fragen. Jede beginnt am Krankenbett, wird mit offenen Methoden beantwortet und endet als Werkzeug, das jemand nutzen kann, oder als Arbeit, die sagt, warum nicht.',
    aboutMore: 'Mehr über die Gruppe',
    aboutPicture: {
      alt: 'Ein menschliches Gehirn, gezeichnet nur aus waagrechten Signallinien, die sich heben, wo ein MRT-Schnitt hell ist; eine petrolfarbene Linie trägt einen Herzschlag durch das Bild.',
    },
    leadershipTitle: 'Unsere Leitung',
    leadershipLead: 'Geleitet von Menschen, die noch das Rohsignal lesen.',
    leadershipText:
      'Jede Forschungsrichtung leiten zwei: jemand, der Patienten behandelt, und jemand, der Modelle baut. Gemeinsam verantworten sie, was veröffentlicht wird und was in die Nähe einer Klinik kommt.',
    meetTeam: 'Team kennenlernen',
    leadershipFilm: {
      alt: 'Eine durchgehende Linie ist ein Herzschlag, faltet sich zum Umriss eines Gehirns, öffnet sich zu einem Graphen und wird wieder ein Herzschlag.',
    },
  },
  mission: {
    title: 'Unsere Mission',
    lead: 'Aus dem, was ein Körper uns längst sagt, Hilfe machen, die rechtzeitig kommt.',
    text: 'Ein Elektrokardiogramm, ein Elektroenzephalogramm und eine Aufnahme enthalten mehr, als eine volle Station lesen kann. Wir bauen Modelle, die den Tumorrand, den gestörten Rhythmus und das frühe Zeichen eines Risikos finden, prüfen sie an Patienten, die sie nie gesehen haben, und veröffentlichen, wie gut sie sind und wo sie versagen.',
  },
  vision: {
    title: 'Unsere Vision',
    lead: 'Eine Klinik, in der gute Evidenz so schnell am Krankenbett ist wie das Signal.',
    text: 'Wir denken an eine Medizin, in der eine Messung in dem Augenblick gelesen wird, in dem sie entsteht, in der ein Zweifel als Zweifel gezeigt wird und die Entscheidung bei denen bleibt, die sie tragen.',
    film: {
      alt: 'Ein aus MRT-Daten rekonstruiertes menschliches Gehirn öffnet sich Schicht für Schicht, während der Umriss einer künstlichen Läsion wächst und sich wieder schließt.',
    },
    picture: {
      alt: 'Ein aus MRT-Daten rekonstruiertes menschliches Gehirn, waagrecht aufgeschnitten; eine künstliche Läsion vorn in der rechten Hälfte ist korallenrot umrandet.',
    },
    points: [
      {
        title: 'KI in die Versorgung bringen',
        text: 'Modelle, die in den Programmen, Monitoren und Akten leben, mit denen Kliniken ohnehin arbeiten, und die antworten, solange der Patient noch im Raum ist.',
      },
      {
        title: 'Künftiges vorwegnehmen',
        text: 'Alternde Gesellschaften, seltene Krankheiten und neue Geräte verändern die Daten unter einem Modell. Wir messen diese Verschiebung und bereiten uns vor, statt sie spät zu entdecken.',
      },
      {
        title: 'Technik für Patienten',
        text: 'Weniger Nadeln, weniger Wiederholungen, klarere Erklärungen: Jedes Projekt beginnt mit dem, was für den untersuchten Menschen einen Unterschied macht.',
      },
      {
        title: 'Fachleute stärken',
        text: 'Werkzeuge, die ihre Gründe und ihre Unsicherheit zeigen, damit Pflege, Radiologie und Hausarztpraxis ihnen mit gutem Gewissen widersprechen können.',
      },
    ],
  },
  values: {
    title: 'Unsere Werte',
    items: [
      {
        title: 'Innovation',
        description:
          'Wir stellen Fragen, deren Antworten die Praxis ändern könnten, und behalten eine Methode nur, solange sie besser ist als die einfachste, die funktioniert.',
      },
      {
        title: 'Zusammenarbeit',
        description:
          'Technik, Medizin und Patienten sitzen von der ersten Skizze an an einem Tisch. Code, Protokolle und negative Ergebnisse teilen wir mit allen, die sie brauchen können.',
      },
      {
        title: 'Zugänglichkeit',
        description:
          'Ein gutes Modell soll auch auf der Technik eines Kreiskrankenhauses laufen, in der Sprache seiner Belegschaft und für Patienten, die bisher kein Datensatz gezählt hat.',
      },
    ],
  },
  about: {
    title: 'Über uns',
    description:
      'Wer wir sind, wofür wir arbeiten und was entscheidet, wenn zwei gute Ideen sich widersprechen: Mission, Vision und Werte der Gruppe.',
    eyebrow: 'Über die Gruppe',
    heading: 'Mit KI die Medizin verändern',
    welcomeTitle: 'Willkommen bei {name}',
    paragraphs: [
      {
        text: 'Wir sind eine Forschungsgruppe zwischen Medizin und maschinellem Lernen. Unsere Arbeit beginnt mit Messungen, die jedes Krankenhaus ohnehin macht: dem MRT vor einer Operation, der EEG-Nacht, den zwölf Ableitungen eines EKG.',
      },
      {
        text: 'Daraus lernen wir, einen Tumor in drei Dimensionen zu umreißen, in stundenlangen Aufzeichnungen den Anfall zu finden und den Rhythmus, der einem Schlaganfall vorausgeht, und zu erkennen, wem Vorsorge hilft. Jedes Modell wird an Patienten und in Kliniken geprüft, die es nie gesehen hat, und seine Fehler stehen neben seinen Erfolgen.',
      },
    ],
    projects: 'Unsere Projekte',
    team: 'Team kennenlernen',
  },
  intro: {
    verses: [
      { text: 'Wir hören auf das Signal,' },
      { text: 'folgen seinem Umriss' },
      { text: 'und verbinden die Evidenz.' },
    ],
  },
  frame: {
    more: 'Mehr',
    unavailable: 'Noch nicht verfügbar',
    newsletterTitle: 'Neues aus der Gruppe',
    newsletterText:
      'Neue Arbeiten, offene Daten und Stellen. Wenige Briefe im Jahr, und ein Klick beendet sie.',
    newsletterEmail: 'Ihre E-Mail-Adresse, für Neues von uns',
    newsletterSend: 'Abonnieren',
    newsletterAsked:
      'Fast geschafft: Bitte bestätigen Sie mit dem Link, den wir an {email} geschickt haben.',
    explore: 'Entdecken',
    visit: 'So finden Sie uns',
    follow: 'Folgen',
    copyright: '© 2024–2029',
    keywords:
      'KI in der Medizin, medizinische Bildgebung, Tumorsegmentierung, EEG, EKG, Vorsorge, maschinelles Lernen, Gesundheitsforschung',
    notFoundTitle: 'Seite nicht gefunden',
    notFoundText: 'Leider gibt es die Seite nicht, die Sie suchen.',
    notFoundHome: 'Zur Startseite',
  },
}
