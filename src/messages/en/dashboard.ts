/** The frames of dashboard and back office, and the dashboard's first page. */
export const dashboard = {
  projects: 'Projects',
  surveys: 'Surveys',
  adminOnly: 'Admin Only',
  preparing: 'Preparing your survey…',

  greeting: 'Welcome, {{name}}',
  greetingText: 'Your projects and the responses to them.',
  figures: 'Figures',
  responsesInAll: 'Responses in all',
  collecting: 'Collecting now',
  newest: 'Newest projects',
  allSurveys: 'All surveys',
  nextSteps: 'What to do next',
  step: {
    finish: 'Finish “<own/>” and publish it',
    share: 'Send out the link to “<own/>”',
    read: 'Read what people answered in “<own/>”',
    ask: 'Ask something new',
  },
  stepHint: {
    finish: 'It is a draft: nobody can answer yet.',
    share: 'It is open, and nobody has answered yet.',
    read_one: '{{count}} response is in.',
    read_other: '{{count}} responses are in.',
    ask: 'Begin with a template or an empty page.',
  },

  useTemplate: 'Use this template',
  useTemplateNamed: 'Use the template “{{title}}”',
  blank: 'Empty page',
  startBlank: 'Start with an empty page',
} as const;
