/** The public pages, and what frames them. */
export const site = {
  nav: { home: 'Home', about: 'About us', services: 'Services', contact: 'Contact us', faq: 'FAQ' },
  mainMenu: 'Main menu',

  footer: {
    company: 'Company',
    solutions: 'Solutions',
    legal: 'Legal',
    contact: 'Contact info',
    surveys: 'Surveys',
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    legalNotice: 'Legal notice',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    social: 'Follow us',
    network: { facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn', youtube: 'YouTube' },
    copyright: '© {{year}} {{name}}. All rights reserved.',
  },

  slider: {
    label: 'Highlights',
    kind: 'carousel',
    slide: 'Slide {{position}} of {{slides}}',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
  },

  home: {
    title: 'Ask many people. Trust every answer.',
    lead: 'Build a survey in English and Bengali, send one link, and read results that are right to the last answer, even when phones are slow and the network comes and goes.',
    description:
      'Jorip is for anyone who asks many people: surveys in English and Bengali that work on any phone, with exact results.',
    numbers: '{{name}} right now',
    projects_one: 'survey is collecting responses',
    projects_other: 'surveys are collecting responses',
    responses_one: 'response received so far',
    responses_other: 'responses received so far',
    tryIt: 'Try it: this is a real survey',
    first: 'Tap an answer to see the result.',
    counted: 'Your answer is counted.',
    answers_one: '{{count}} answer so far.',
    answers_other: '{{count}} answers so far.',
    strengthsTitle: 'Made for real phones, networks and people',
    stepsTitle: 'From question to result in three steps',
    steps: {
      build: {
        title: 'Build',
        text: 'Write your questions, or start from a template. Everything is saved as you type.',
      },
      share: { title: 'Share', text: 'Publish and send the link: by message, by email, or printed on paper.' },
      read: { title: 'Read', text: 'Watch the charts grow while answers come in, and read every response.' },
    },
    testimonialsTitle: 'What people say',
    templatesTitle: 'Start from a template',
    templatesLead: 'Ready-made questionnaires in both languages. Take one and make it yours.',
    useTemplate: 'Use this template',
    closingTitle: 'Your first survey is a few minutes away',
    closingText: 'An email address or a mobile number is all it takes.',
    picture: {
      build: 'The builder: a question with its options, as people will see it',
      share: 'Where the link leads: the first page of a survey, with its title and the number of questions',
      read: 'Results: how many chose each option of that question, as bars',
    },
  },

  faq: {
    title: 'Frequently asked questions',
    description: 'Short answers about building surveys, taking part and reading results.',
    empty: 'There are no questions here yet.',
    notHere: 'Your question is not here?',
    write: 'Write to us',
  },
  pageEmpty: 'This page has no text yet.',
} as const;
