export const projectListLabels = {
  name: 'projectListLabels',
  defaults: {
    /** Accessible name of the button. Must start with the button's visible text. */
    moreAbout: 'View more about {title}',
    failed: { title: 'The projects could not be loaded', text: 'Please try again in a moment.' },
  },
}

export const projectLabels = {
  name: 'projectLabels',
  defaults: {
    grant: 'Grant',
    tabs: 'About this project',
    research: 'Research',
    contributors: 'Contributors',
    faqs: "FAQ's",
    contents: 'On this page',
    overview: 'Overview',
    figure: 'Figure {number}',
    captioned: 'Figure {number}: {caption}',
    figureIn: 'Figure {number}: {section}',
    enlarge: 'See larger: {name}',
    progress: 'Research Progress',
    progressFailed: 'Failed to load research progress',
    progressFailedText: 'The rest of this page is complete. Please try again in a moment.',
    contributedBy: 'Contributed By',
    unnamed: 'Name to follow',
    progressPictures: 'Pictures of the research progress',
    progressPicture: 'Research progress, picture {number}',
    milestones: 'Milestones',
    due: 'Due',
    onTimeline: 'On the timeline of all projects',
    references: 'References',
    emptyResearch: {
      title: 'Nothing written here yet',
      text: 'The group will describe this project on this page.',
    },
    emptyContributors: {
      title: 'No contributors named yet',
      text: 'The people behind this project will be listed here.',
    },
  },
}

/** Labels of a project's section about its responsible use of AI. */
export const responsibleAiLabels = {
  name: 'responsibleAiLabels',
  defaults: {
    title: 'Responsible AI',
    facts: {
      intendedUse: 'Intended use',
      researchUseOnly: 'Research use only',
      ethicsApproval: 'Ethics approval',
      trialRegistrations: 'Trial registration',
      dataStatement: 'Data and consent',
      dataAndModels: 'Data sets and models',
      knownLimits: 'Known limits',
    },
    notForCare: 'Not for diagnosis or treatment.',
    kinds: { dataset: 'Data set', model: 'Model' },
    version: 'version {version}',
  },
}
