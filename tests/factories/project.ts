import type { Jump } from '#domain/questionnaire/logic/walk.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Expression } from '#domain/questionnaire/variables/expression.ts';
import { samplePractice, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import type { ProjectKind, QuizMode } from '#features/projects/contract/kinds.ts';
import { createProject as createProjectCall, updateSurvey } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import type { TestServer } from '../support/test-server.ts';
import { createUser, type TestUser } from './user.ts';

export interface TestProject {
  id: string;
  owner: TestUser;
}

interface ProjectOptions {
  kind?: ProjectKind;
  /** Of a quiz. */
  mode?: QuizMode;
  owner?: TestUser;
  settings?: Partial<ProjectSettings>;
  questionnaire?: Questionnaire;
  /** Makes it a limited project with this password. */
  password?: string;
  published?: boolean;
}

/** A quiz with a question of each kind that can be keyed, open for answers. */
export function createQuiz(
  server: TestServer,
  settings: Partial<ProjectSettings> = {},
  owner?: TestUser,
): Promise<TestProject> {
  const quiz = { kind: 'quiz', questionnaire: sampleQuiz, published: true, settings } as const;
  return createProject(server, { ...quiz, ...(owner && { owner }) });
}

/** The same to practise. */
export function createPractice(server: TestServer, settings: Partial<ProjectSettings> = {}): Promise<TestProject> {
  const quiz = { kind: 'quiz', mode: 'practice', questionnaire: samplePractice } as const;
  return createProject(server, { ...quiz, published: true, settings });
}

/** The first of the sample's questions alone, as a poll asks it. */
export function sampleBallot(): Questionnaire {
  const { sections } = sampleQuestionnaire();
  return { sections: sections.map((section) => ({ ...section, questions: section.questions.slice(0, 1) })) };
}

/** Two questions that can be published: a required choice and a text. */
export function sampleQuestionnaire(): Questionnaire {
  const options = [
    { id: 'o1', label: { en: 'Tea', bn: 'চা' } },
    { id: 'o2', label: { en: 'Coffee', bn: 'কফি' } },
  ];
  const title = { en: 'What do you drink?', bn: 'আপনি কী পান করেন?' };
  const why = { en: 'Why?', bn: 'কেন?' };
  return {
    sections: [
      {
        id: 's1',
        title: {},
        intro: {},
        questions: [
          { kind: 'single_choice', id: 'q1', title, help: {}, required: true, options },
          { kind: 'short_text', id: 'q2', title: why, help: {}, required: false },
        ],
      },
    ],
  };
}

/**
 * Three questions of which answers decide: whoever drives must say what, and all are asked why; whoever does not must
 * say it.
 */
export function branchingQuestionnaire(): Questionnaire {
  const title = { en: 'Do you drive?', bn: 'আপনি কি গাড়ি চালান?' };
  const what = { en: 'What do you drive?', bn: 'কী চালান?' };
  const why = { en: 'Why?', bn: 'কেন?' };
  const said = (option: string) => ({ op: 'chose' as const, question: 'drives', options: [option] });
  const questions: Questionnaire['sections'][number]['questions'] = [
    { kind: 'yes_no', id: 'drives', title, help: {}, required: true },
    { kind: 'short_text', id: 'what', title: what, help: {}, required: true, showIf: said('yes') },
    { kind: 'short_text', id: 'why', title: why, help: {}, required: false, requireIf: said('no') },
  ];
  return { sections: [{ id: 's1', title: {}, intro: {}, questions }] };
}

/** As {@link branchingQuestionnaire}: whoever does not drive is screened out, whoever flies ends at a closing. */
export function screeningQuestionnaire(): Questionnaire {
  const { sections } = branchingQuestionnaire();
  const jumps: Record<string, Jump> = {
    drives: { if: { op: 'chose', question: 'drives', options: ['no'] }, to: 'walkers' },
    what: { if: { op: 'contains', question: 'what', text: 'plane' }, to: 'pilots' },
  };
  return {
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => {
        const jump = jumps[question.id];
        return jump ? { ...question, jumps: [jump] } : question;
      }),
    })),
    closings: [
      { id: 'walkers', title: { en: 'For drivers only', bn: 'শুধু চালকদের জন্য' }, text: {}, screensOut: true },
      {
        id: 'pilots',
        title: { en: 'Up in the air', bn: 'আকাশে' },
        text: { en: 'Read more.', bn: 'আরও পড়ুন।' },
        link: 'https://example.com/planes',
      },
    ],
  };
}

/** Two ratings make a score: 3 and fewer screen out, 8 and more are asked why. */
export function scoringQuestionnaire(): Questionnaire {
  const food = { en: 'How was the food?', bn: 'খাবার কেমন ছিল?' };
  const service = { en: 'How was the service?', bn: 'সেবা কেমন ছিল?' };
  const why = { en: 'What did you like best?', bn: 'সবচেয়ে ভালো কী লেগেছে?' };
  const questions: Questionnaire['sections'][number]['questions'] = [
    { kind: 'rating', id: 'food', title: food, help: {}, required: true, steps: 5 },
    {
      ...{ kind: 'rating', id: 'service', title: service, help: {}, required: true, steps: 5 },
      jumps: [{ if: { op: 'value_between', variable: 'score', max: 3 }, to: 'unhappy' }],
    },
    {
      ...{ kind: 'short_text', id: 'why', title: why, help: {}, required: true },
      showIf: { op: 'value_between', variable: 'score', min: 8 },
    },
  ];
  const stars: Expression[] = ['food', 'service'].map((question) => ({ op: 'answer', question }));
  const title = { en: 'We will do better', bn: 'আমরা আরও ভালো করব' };
  return {
    sections: [{ id: 's1', title: {}, intro: {}, questions }],
    variables: [{ id: 'score', label: 'Stars', type: 'numeric', expression: { op: 'sum', of: stars } }],
    closings: [{ id: 'unhappy', title, text: {}, screensOut: true }],
  };
}

/** A project, made through the API as its owner would. */
export async function createProject(server: TestServer, options: ProjectOptions = {}): Promise<TestProject> {
  const owner = options.owner ?? (await createUser(server));
  const title = options.settings?.title ?? { en: 'Drinks', bn: 'পানীয়' };
  const questionnaire = options.questionnaire ?? sampleQuestionnaire();
  const kind = options.kind ?? ('survey' as const);
  const body = { kind, mode: options.mode, title, settings: options.settings, questionnaire };
  const { _id: id } = (await server.call(createProjectCall, { body }, owner)).data;
  const params = { id };
  if (options.password !== undefined) {
    const limited = { settingsRevision: 1, privacy: 'limited' as const, password: options.password };
    requireDone(await server.call(updateSurvey, { params, body: limited }, owner));
  }
  if (options.published) requireDone(await server.call(publishProject, { params }, owner));
  return { id, owner };
}

/** Reading what a refused call carries throws and shows the refusal. */
function requireDone(reply: { data: unknown }): void {
  void reply.data;
}
