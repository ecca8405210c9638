import type { SiteStrings } from '../translation.ts'

export const spanishSiteStrings: SiteStrings = {
  home: {
    title: 'Inicio',
    eyebrow: 'Investigación en IA para la salud',
    heading: 'Revolucionar la medicina',
    intro:
      'Creamos y ponemos a prueba inteligencia artificial para la clínica: delimita tumores en tres dimensiones, lee los trazados eléctricos del cerebro y del corazón y detecta el riesgo a tiempo para actuar.',
    learnMore: 'Más información',
    learnMoreAbout: 'sobre nuestros proyectos',
    gallery: [
      {
        alt: 'Corte axial de resonancia magnética de un cerebro humano. Una lesión sintética, añadida a la anatomía real, está contorneada en coral.',
      },
      {
        alt: 'Corte coronal de resonancia magnética de un cerebro humano, grabado en líneas de tinta sobre papel, con ambos hipocampos rellenos de verde azulado.',
      },
      {
        alt: 'Corte sagital de resonancia magnética por el centro de una cabeza humana, con la corteza cingulada trazada en verde azulado.',
      },
      {
        alt: 'Mapa de las regiones de la corteza cerebral sobre un corte axial, cada región en su propio tono de verde azulado.',
      },
      {
        alt: 'Superficie de un cerebro humano reconstruida por resonancia, vista desde la izquierda; la circunvolución precentral, que mueve el cuerpo, brilla en verde azulado.',
      },
      {
        alt: 'Treinta y seis latidos de un mismo registro de ECG apilados; los latidos ventriculares están dibujados en coral.',
      },
      {
        alt: 'Diecinueve canales de un EEG sintético; una descarga de punta-onda en los canales temporales izquierdos está dibujada en coral.',
      },
      {
        alt: 'Espectrograma de un EEG sintético: ráfagas de ritmo alfa cerca de diez hercios y los armónicos de una descarga, en verde azulado sobre papel.',
      },
    ],
    membersTitle: 'Nuestros miembros',
    latestTitle: 'Últimas entradas',
    readMore: 'Leer más',
    aboutTitle: 'Sobre nosotros',
    aboutLead:
      'Profesionales de la ingeniería, la medicina y la estadística que comparten una planta y una regla: demostrarlo en pacientes que el modelo no ha visto nunca.',
    aboutText:
      'Trabajamos con hospitales de varios países en unas pocas preguntas a la vez. Cada una nace junto a una cama, se responde con métodos abiertos y acaba en una herramienta que alguien puede usar o en un artículo que explica por qué no.',
    aboutMore: 'Más sobre el grupo',
    aboutPicture: {
      alt: 'Un cerebro humano dibujado solo con líneas de señal horizontales que se elevan donde un corte de resonancia es claro; una línea, verde azulada, lleva un latido a través de la imagen.',
    },
    leadershipTitle: 'Nuestra dirección',
    leadershipLead: 'Un grupo dirigido por personas que todavía leen la señal en bruto.',
    leadershipText:
      'Cada línea de investigación la encabezan dos personas: una que trata pacientes y otra que construye modelos. Juntas deciden qué se publica y qué se acerca a una clínica.',
    meetTeam: 'Conocer al equipo',
    leadershipFilm: {
      alt: 'Una línea continua es un latido, se pliega en el contorno de un cerebro, se abre en un grafo y vuelve a ser un latido.',
    },
  },
  mission: {
    title: 'Nuestra misión',
    lead: 'Convertir lo que el cuerpo ya nos dice en atención que llega a tiempo.',
    text: 'Un electrocardiograma, un electroencefalograma y una imagen contienen más de lo que una planta saturada puede leer. Creamos modelos que encuentran el margen del tumor, el ritmo anormal y la primera señal de riesgo; los probamos en pacientes que no han visto nunca y publicamos cuánto aciertan y dónde fallan.',
  },
  vision: {
    title: 'Nuestra visión',
    lead: 'Una clínica en la que la buena evidencia llega a la cabecera del paciente tan rápido como la señal.',
    text: 'Imaginamos una medicina en la que una medida se lee en el momento en que se toma, una duda se muestra como duda y la decisión sigue siendo de quienes responden de ella.',
    film: {
      alt: 'Un cerebro humano reconstruido por resonancia se abre corte a corte mientras el contorno de una lesión sintética crece y se cierra de nuevo.',
    },
    picture: {
      alt: 'Un cerebro humano reconstruido por resonancia, abierto por un corte horizontal; una lesión sintética en la parte frontal del hemisferio derecho está contorneada en coral.',
    },
    points: [
      {
        title: 'Integrar la IA en la atención',
        text: 'Modelos que viven en los visores, monitores e historias que los clínicos ya usan y que responden mientras el paciente sigue en la sala.',
      },
      {
        title: 'Anticipar los retos futuros',
        text: 'El envejecimiento, las enfermedades raras y los equipos nuevos cambian los datos bajo un modelo. Medimos esa deriva y nos preparamos en lugar de descubrirla tarde.',
      },
      {
        title: 'Tecnología centrada en el paciente',
        text: 'Menos agujas, menos visitas repetidas, explicaciones más claras: cada proyecto empieza por lo que cambiaría algo para la persona examinada.',
      },
      {
        title: 'Apoyar a los profesionales',
        text: 'Herramientas que muestran sus razones y su incertidumbre, para que enfermería, radiología y atención primaria puedan contradecirlas con confianza.',
      },
    ],
  },
  values: {
    title: 'Nuestros valores',
    items: [
      {
        title: 'Innovación',
        description:
          'Hacemos preguntas cuyas respuestas podrían cambiar la práctica y conservamos un método solo mientras supere al más sencillo que funciona.',
      },
      {
        title: 'Colaboración',
        description:
          'Ingeniería, medicina y pacientes se sientan a la misma mesa desde el primer boceto. Código, protocolos y resultados negativos se comparten con quien pueda usarlos.',
      },
      {
        title: 'Accesibilidad',
        description:
          'Un buen modelo también debe funcionar con los equipos de un hospital comarcal, en el idioma de su personal y para pacientes que ningún conjunto de datos ha contado hasta ahora.',
      },
    ],
  },
  about: {
    title: 'Quiénes somos',
    description:
      'Quiénes somos, para qué trabajamos y qué decide cuando compiten dos buenas ideas: la misión, la visión y los valores del grupo.',
    eyebrow: 'Sobre el grupo',
    heading: 'Transformar la atención sanitaria con IA',
    welcomeTitle: 'Bienvenidos a {name}',
    paragraphs: [
      {
        text: 'Somos un grupo de investigación en el encuentro de la medicina y el aprendizaje automático. Nuestro trabajo empieza con medidas que todo hospital ya toma: la resonancia antes de una operación, la noche de electroencefalografía, las doce derivaciones de un electrocardiograma.',
      },
      {
        text: 'Con ellas aprendemos a delimitar un tumor en tres dimensiones, a encontrar la crisis en horas de registro y el ritmo que precede a un ictus, y a saber a quién ayudaría la atención antes de enfermar. Cada modelo se juzga con pacientes y en hospitales que no ha visto nunca, y sus fallos se publican junto a sus aciertos.',
      },
    ],
    projects: 'Ver nuestros proyectos',
    team: 'Conocer al equipo',
  },
  intro: {
    verses: [
      { text: 'Escuchamos la señal,' },
      { text: 'seguimos su contorno' },
      { text: 'y unimos la evidencia.' },
    ],
  },
  frame: {
    more: 'Más',
    unavailable: 'Aún no disponible',
    newsletterTitle: 'Noticias del grupo',
    newsletterText:
      'Nuevos artículos, datos abiertos y puestos. Unas pocas cartas al año, y un clic las termina.',
    newsletterEmail: 'Su correo electrónico, para recibir noticias nuestras',
    newsletterSend: 'Suscribirse',
    newsletterAsked: 'Ya casi está: confirme con el enlace que hemos enviado a {email}.',
    explore: 'Explorar',
    visit: 'Dónde estamos',
    follow: 'Seguir',
    copyright: '© 2024–2029',
    keywords:
      'IA en salud, imagen médica, segmentación de tumores, EEG, ECG, prevención, aprendizaje automático, investigación sanitaria',
    notFoundTitle: 'Página no encontrada',
    notFoundText: 'Lo sentimos, no hemos encontrado la página que busca.',
    notFoundHome: 'Volver al inicio',
  },
}
