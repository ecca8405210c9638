import type { SiteStrings } from '../translation.ts'

export const frenchSiteStrings: SiteStrings = {
  home: {
    title: 'Accueil',
    eyebrow: 'Recherche en IA pour la santé',
    heading: 'Réinventer la médecine',
    intro:
      'Nous concevons et évaluons une intelligence artificielle pour la clinique : elle délimite les tumeurs en trois dimensions, lit les tracés électriques du cerveau et du cœur et repère le risque assez tôt pour agir.',
    learnMore: 'En savoir plus',
    learnMoreAbout: 'sur nos projets',
    gallery: [
      {
        alt: 'Coupe IRM axiale d’un cerveau humain. Une lésion synthétique, ajoutée à l’anatomie réelle, est cernée de corail.',
      },
      {
        alt: 'Coupe IRM coronale d’un cerveau humain, gravée en traits d’encre sur papier, les deux hippocampes remplis de bleu canard.',
      },
      {
        alt: 'Coupe IRM sagittale passant par le milieu d’une tête humaine, le cortex cingulaire tracé en bleu canard.',
      },
      {
        alt: 'Carte des régions du cortex cérébral sur une coupe axiale, chaque région dans sa propre nuance de bleu canard.',
      },
      {
        alt: 'Surface d’un cerveau humain reconstruite par IRM, vue de gauche ; le gyrus précentral, qui commande le mouvement, luit en bleu canard.',
      },
      {
        alt: 'Trente-six battements d’un même enregistrement ECG empilés ; les battements ventriculaires y sont dessinés en corail.',
      },
      {
        alt: 'Dix-neuf voies d’un EEG synthétique ; une décharge de pointes-ondes dans les voies temporales gauches est dessinée en corail.',
      },
      {
        alt: 'Spectrogramme d’un EEG synthétique : bouffées de rythme alpha près de dix hertz et harmoniques d’une décharge, en bleu canard sur papier.',
      },
    ],
    membersTitle: 'Nos membres',
    latestTitle: 'À la une',
    readMore: 'Lire la suite',
    aboutTitle: 'Qui sommes-nous',
    aboutLead:
      'Des ingénieurs, des médecins et des statisticiens réunis à un même étage par une même règle : le montrer sur des patients que le modèle n’a jamais rencontrés.',
    aboutText:
      'Avec des hôpitaux de plusieurs pays, nous travaillons sur quelques questions à la fois. Chacune naît au chevet d’un malade, reçoit une réponse par des méthodes ouvertes et devient un outil utilisable, ou un article qui dit pourquoi ce n’est pas le cas.',
    aboutMore: 'En savoir plus sur le groupe',
    aboutPicture: {
      alt: 'Un cerveau humain dessiné uniquement par des lignes de signal horizontales qui s’élèvent là où une coupe IRM est claire ; l’une d’elles, bleu canard, porte un battement de cœur à travers l’image.',
    },
    leadershipTitle: 'Notre direction',
    leadershipLead: 'Un groupe dirigé par des personnes qui lisent encore le signal brut.',
    leadershipText:
      'Chaque axe de recherche a deux responsables : une personne qui soigne et une personne qui conçoit des modèles. Elles valident ensemble ce qui est publié et ce qui approche d’une clinique.',
    meetTeam: 'Découvrir l’équipe',
    leadershipFilm: {
      alt: 'Une ligne continue est un battement de cœur, se replie en contour d’un cerveau, s’ouvre en graphe et redevient un battement de cœur.',
    },
  },
  mission: {
    title: 'Notre mission',
    lead: 'Faire de ce que le corps nous dit déjà un soin qui arrive à temps.',
    text: 'Un électrocardiogramme, un électroencéphalogramme et une image contiennent plus que ce qu’un service débordé peut lire. Nous construisons des modèles qui trouvent la limite de la tumeur, le rythme anormal et le premier signe d’un risque ; nous les éprouvons sur des patients qu’ils n’ont jamais vus et publions leurs résultats comme leurs échecs.',
  },
  vision: {
    title: 'Notre vision',
    lead: 'Une clinique où les preuves solides arrivent au chevet du malade aussi vite que le signal.',
    text: 'Nous imaginons une médecine où une mesure est lue à l’instant où elle est prise, où un doute est montré comme un doute et où la décision reste à ceux qui en répondent.',
    film: {
      alt: 'Un cerveau humain reconstruit par IRM s’ouvre coupe après coupe tandis que le contour d’une lésion synthétique grandit puis se referme.',
    },
    picture: {
      alt: 'Un cerveau humain reconstruit par IRM, ouvert par une coupe horizontale ; une lésion synthétique à l’avant de l’hémisphère droit est cernée de corail.',
    },
    points: [
      {
        title: 'Intégrer l’IA aux soins',
        text: 'Des modèles qui vivent dans les logiciels, moniteurs et dossiers déjà utilisés, et qui répondent tant que le patient est encore là.',
      },
      {
        title: 'Anticiper les défis à venir',
        text: 'Le vieillissement, les maladies rares et les nouveaux appareils changent les données sous un modèle. Nous mesurons cette dérive et nous y préparons au lieu de la découvrir trop tard.',
      },
      {
        title: 'Une technologie centrée sur le patient',
        text: 'Moins de piqûres, moins de visites répétées, des explications plus claires : chaque projet part de ce qui changerait quelque chose pour la personne examinée.',
      },
      {
        title: 'Donner du pouvoir aux soignants',
        text: 'Des outils qui montrent leurs raisons et leur incertitude, pour que soignants, radiologues et généralistes puissent les contredire en confiance.',
      },
    ],
  },
  values: {
    title: 'Nos valeurs',
    items: [
      {
        title: 'Innovation',
        description:
          'Nous posons des questions dont les réponses pourraient changer la pratique et ne gardons une méthode que tant qu’elle fait mieux que la plus simple qui marche.',
      },
      {
        title: 'Collaboration',
        description:
          'Ingénieurs, médecins et patients sont autour de la table dès la première esquisse. Code, protocoles et résultats négatifs sont partagés avec ceux qui peuvent s’en servir.',
      },
      {
        title: 'Accessibilité',
        description:
          'Un bon modèle doit aussi tourner sur le matériel d’un hôpital de proximité, dans la langue de son personnel et pour des patients qu’aucun jeu de données n’a encore comptés.',
      },
    ],
  },
  about: {
    title: 'À propos',
    description:
      'Qui nous sommes, pour quoi nous travaillons et ce qui tranche quand deux bonnes idées s’opposent : la mission, la vision et les valeurs du groupe.',
    eyebrow: 'À propos du groupe',
    heading: 'Transformer les soins grâce à l’IA',
    welcomeTitle: 'Bienvenue chez {name}',
    paragraphs: [
      {
        text: 'Nous sommes un groupe de recherche à la rencontre de la médecine et de l’apprentissage automatique. Notre travail part de mesures que tout hôpital fait déjà : l’IRM avant une opération, la nuit d’électroencéphalographie, les douze dérivations d’un électrocardiogramme.',
      },
      {
        text: 'Nous en apprenons à délimiter une tumeur en trois dimensions, à trouver la crise dans des heures d’enregistrement et le rythme qui annonce un accident vasculaire, et à savoir qui profiterait de soins avant de tomber malade. Chaque modèle est jugé sur des patients et dans des hôpitaux qu’il n’a jamais vus, et ses échecs sont rapportés à côté de ses succès.',
      },
    ],
    projects: 'Voir nos projets',
    team: 'Découvrir l’équipe',
  },
  intro: {
    verses: [
      { text: 'Nous écoutons le signal,' },
      { text: 'suivons son contour' },
      { text: 'et relions les preuves.' },
    ],
  },
  frame: {
    more: 'Plus',
    unavailable: 'Pas encore disponible',
    newsletterTitle: 'Des nouvelles du groupe',
    newsletterText:
      'Nouveaux articles, données ouvertes et postes. Quelques lettres par an, et un clic y met fin.',
    newsletterEmail: 'Votre adresse e-mail, pour recevoir nos nouvelles',
    newsletterSend: 'S’abonner',
    newsletterAsked: 'Plus qu’une étape : confirmez avec le lien que nous avons envoyé à {email}.',
    explore: 'Explorer',
    visit: 'Nous trouver',
    follow: 'Suivre',
    copyright: '© 2024–2029',
    keywords:
      'IA en santé, imagerie médicale, segmentation de tumeurs, EEG, ECG, prévention, apprentissage automatique, recherche en santé',
    notFoundTitle: 'Page introuvable',
    notFoundText: 'Désolé, nous n’avons pas trouvé la page que vous cherchez.',
    notFoundHome: 'Retour à l’accueil',
  },
}
