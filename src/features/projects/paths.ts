import { type ProjectType, type Typed, typeOf } from './contract/kinds.ts';

/** The route of a project of a type, which its places stand below; it brings the project with the page. */
export const projectRoute = (type: ProjectType) => `project-${type}` as const;

/** Where the projects of a type are, below the dashboard. */
export const PROJECT_FOLDERS = {
  survey: 'survey',
  poll: 'polls',
  feedback: 'feedback',
  quiz: 'quiz',
  'practice-quiz': 'practice-quiz',
  'series-quiz': 'series-quiz',
} as const satisfies Record<ProjectType, string>;

/** What tells where a project is. */
export interface ProjectAddress extends Typed {
  _id: string;
}

const listOf = (type: ProjectType) => `/dashboard/${PROJECT_FOLDERS[type]}`;
const buildOf = ({ _id, ...typed }: ProjectAddress) => `${listOf(typeOf(typed))}/${_id}`;

/**
 * Where an owner's projects are. Addresses are the English ones; links and redirects put them in the page's language.
 */
export const projectPaths = {
  /** Where the back office edits what projects are about. */
  categories: '/admin/category',
  /** Where administrators edit which places there are. */
  places: '/admin/location',
  /** Where staff keep the question bank that is everybody's. */
  bankCategories: '/admin/question-bank/categories',
  bankQuestions: '/admin/question-bank/questions',
  bankQuestionsOf: (category: string) => `/admin/question-bank/questions?category=${category}`,
  /** Open over their list. */
  bankQuestion: (id: string) => `/admin/question-bank/questions?question=${id}`,
  newPlace: '/admin/location/create',
  place: (id: string) => `/admin/location/${id}`,
  list: listOf,
  listUnder: (type: ProjectType, companyId: string) => `${listOf(type)}?company=${companyId}`,
  /** Where it is built; its other places stand below. */
  build: buildOf,
  settings: (project: ProjectAddress) => `${buildOf(project)}/settings`,
  share: (project: ProjectAddress) => `${buildOf(project)}/share`,
  /** Where a draft is shared once it is out, with the dialog open that publishes it. */
  publish: (project: ProjectAddress) => `${buildOf(project)}/share?publish=now`,
  /** The rounds of a quiz. */
  rounds: (project: ProjectAddress) => `${buildOf(project)}/series`,
  /** Its texts in all its languages, side by side. */
  translations: (project: ProjectAddress) => `${buildOf(project)}/translations`,
  /** The ways through its questions, drawn, and what made-up respondents make of them. */
  flow: (project: ProjectAddress) => `${buildOf(project)}/flow`,
  /** What was published, version by version. */
  history: (project: ProjectAddress) => `${buildOf(project)}/history`,
  /** Everybody's, in the back office. */
  all: '/admin/surveys',
  allUnder: (companyId: string) => `/admin/surveys?company=${companyId}`,
  allOf: (ownerId: string) => `/admin/surveys?owner=${ownerId}`,
  anyProject: (projectId: string) => `/admin/surveys/${projectId}`,
  /**
   * The short link that an owner gives away; it leads to where respondents begin. `from` is how it goes to them, which
   * their responses tell as their source.
   */
  link: (linkCode: string, from?: string) => `/s/${linkCode}${from ? `?from=${from}` : ''}`,
};
