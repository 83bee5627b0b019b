// One of everything that screens show, and the address of each screen that shows one.

import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { RIGHT, samplePractice, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { FIRST_ROUND, ONE_ROUND } from '#domain/quiz/series/series.ts';
import { createCompany } from '#features/company/contract/company.ts';
import { register } from '#features/identity/contract/accounts.ts';
import { forgotPassword } from '#features/identity/contract/passwords.ts';
import { ofType, type ProjectKind, type ProjectType } from '#features/projects/contract/kinds.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { PROJECT_FOLDERS } from '#features/projects/paths.ts';
import { requireRef } from '#features/responses/public.ts';
import { findSlideShowEntries } from '#features/site/contract/slide-shows.ts';
import { createTicket, findTicketChoices } from '#features/support/contract/tickets.ts';
import { nameCertificate } from '#features/taking-part/contract/certificates.ts';
import { nameOnLeaderboard } from '#features/taking-part/contract/leaderboard.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { type Caller, createCaller } from '#kit/contract/call.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { PASSWORD } from './account-forms.ts';
import { everyKind } from './every-kind.ts';
import type { PeopleStage } from './people-stage.ts';

const mailId = newId();

/** A poll asks the first of the questions alone. */
const ballot = {
  sections: everyKind.sections.slice(0, 1).map((section) => ({ ...section, questions: section.questions.slice(0, 1) })),
};

/** What only the database can bring. */
export async function seedExamples(db: Db): Promise<void> {
  const text = 'সকালের জরিপটি প্রকাশিত হয়েছে।';
  const createdAt = new Date();
  const words = { subject: text, html: `<p>${text}</p>`, text };
  const mail = { id: mailId, toAddress: 'reader@example.com', ...words, createdAt, sentAt: createdAt };
  await db.insert(mails).values({ ...mail, template: 'register-code', locale: 'bn', state: 'sent', attempts: 1 });
}

/** The address of a screen by its name in the specification, for every screen whose address names something. */
export async function addressesOfExamples({
  product,
  people,
}: Pick<PeopleStage, 'people'> & { product: { url: string } }): Promise<Record<string, string>> {
  const visitor = speakingBengali();
  const owner = speakingBengali(people.user.accessToken);
  const administrator = speakingBengali(people.admin.accessToken);
  const title = { en: 'Mornings', bn: 'সকাল' };
  const answers = { drink: 'o1', way: 2.5 };

  /** What they cause to be written can be read on Bengali pages. */
  function speakingBengali(accessToken?: string): Caller {
    return createCaller({
      locale: () => 'bn',
      accessToken: () => accessToken,
      refresh: async () => false,
      onSignedOut: () => {},
      fetch: (path, init) => fetch(product.url + path, init),
    });
  }

  async function published(type: ProjectType, settings: Partial<ProjectSettings> = {}): Promise<string> {
    const { kind, mode } = ofType(type);
    const body = { kind, mode: mode ?? undefined, title, languages: ['en' as const, 'bn' as const], settings };
    const questionnaire =
      kind === 'poll' ? ballot : mode === 'practice' ? samplePractice : kind === 'quiz' ? sampleQuiz : everyKind;
    const { _id: id } = await owner(createProject, { body: { ...body, questionnaire } });
    await owner(publishProject, { params: { id } });
    return id;
  }

  async function begun(id: string, complete = false): Promise<string> {
    return (await visitor(startRespondent, { params: { id }, body: { answers, complete } }))._id;
  }

  const survey = await published('survey');
  const tree = await published('survey', { viewType: 'tree' });
  const [poll, feedback, quiz] = [await published('poll'), await published('feedback'), await published('quiz')];
  const ranking = { reveal: REVEAL_PRESETS.marks, leaderboard: 'everybody' } as const;
  const recorded = await published('quiz', { responseMethod: 'registered', certificate: true, ...ranking });
  const practice = await published('practice-quiz');
  const first = { ...FIRST_ROUND, title: { en: 'Warming up', bn: 'শুরুর রাউন্ড' } };
  const rounds = await published('series-quiz', { series: { ...ONE_ROUND, rounds: [first] } });
  const { _id: taken } = await owner(startRespondent, {
    params: { id: recorded },
    body: { answers: RIGHT, complete: true },
  });
  await owner(nameOnLeaderboard, { params: { id: taken }, body: { name: 'আয়েশা' } });
  const { code } = await owner(nameCertificate, { params: { id: taken }, body: { name: 'আয়েশা' } });
  const [ref, treeRef, submitted] = [await begun(survey), await begun(tree), await begun(survey, true)];
  const registering = { firstName: 'Newcomer', identifier: 'newcomer@example.com', password: PASSWORD };
  const { _id: registration } = await visitor(register, { body: registering });
  const { _id: reset } = await visitor(forgotPassword, { body: { identifier: people.user.email } });

  const { _id: company } = await owner(createCompany, { body: { name: { en: 'Shapla', bn: 'শাপলা' } } });
  const { categories, priorities } = await owner(findTicketChoices);
  const ticketBody = { subject: 'লিংক খুলছে না', text: 'জরিপের লিংকটি খুলছে না।' };
  const chosen = { category: categories[0]?._id ?? '', priority: priorities[0]?._id ?? '' };
  const { _id: ticket } = await owner(createTicket, { body: { ...ticketBody, ...chosen } });
  const [slideShow] = (await administrator(findSlideShowEntries)).items;

  return {
    '/register-verify/{id}': `/register-verify/${registration}`,
    '/change-password/{id?}': `/change-password/${reset}`,
    '/page/{slug?}': '/page/privacy-policy',
    '/survey/welcome/{id}': `/survey/welcome/${survey}`,
    '/survey/tree/{id}': `/survey/tree/${treeRef}`,
    '/survey/tree/{id?}/{respondent_id}': `/survey/tree/${tree}/${treeRef}`,
    '/survey/tree/{id?}/branch/{respondent_id}': `/survey/tree/${tree}/branch/${treeRef}`,
    '/survey/tree/{id?}/{respondent_id}/last-step': `/survey/tree/${tree}/${treeRef}/last-step`,
    '/survey/{id?}/{respondent_id}': `/survey/${survey}/${ref}`,
    '/survey/{id?}/{respondent_id?}/last-step': `/survey/${survey}/${ref}/last-step`,
    '/survey/done': `/survey/done?respondent=${submitted}`,
    '/survey/certificate/{respondent_id}': `/survey/certificate/${taken}`,
    '/survey/leaderboard/{id}': `/survey/leaderboard/${recorded}?respondent=${taken}`,
    '/verify/{code}': `/verify/${code}`,
    ...placesOf('survey', survey),
    ...placesOf('poll', poll),
    ...placesOf('feedback', feedback),
    ...placesOf('quiz', quiz),
    '/dashboard/practice-quiz/{id}': `/dashboard/practice-quiz/${practice}`,
    // Left out, the screen asks which.
    '/dashboard/practice-quiz/{id?}/response-reports': '/dashboard/practice-quiz/response-reports',
    '/dashboard/practice-quiz/{id?}/series': '/dashboard/practice-quiz/series',
    '/dashboard/quiz/{id}/series': `/dashboard/quiz/${quiz}/series`,
    '/dashboard/series-quiz/{id}': `/dashboard/series-quiz/${rounds}`,
    '/dashboard/series-quiz/{id?}/response-reports': '/dashboard/series-quiz/response-reports',
    '/dashboard/series-quiz/{id?}/series': `/dashboard/series-quiz/${rounds}/series`,
    '/dashboard/participated-quiz/{id}': `/dashboard/participated-quiz/${requireRef(taken).respondentId}`,
    '/dashboard/new-project/{type?}': '/dashboard/new-project/survey',
    '/dashboard/company/{id}': `/dashboard/company/${company}`,
    '/dashboard/tickets/{id}': `/dashboard/tickets/${ticket}`,
    '/admin/company/{id}': `/admin/company/${company}`,
    '/admin/surveys/{id}': `/admin/surveys/${survey}`,
    '/admin/tickets/{id}': `/admin/tickets/${ticket}`,
    '/admin/slide-show/{id}': `/admin/slide-show/${slideShow?._id}`,
    '/admin/location/{id}': '/admin/location/6-8',
    '/admin/email-logs/{id}': `/admin/email-logs/${mailId}`,
  };
}

function placesOf(kind: ProjectKind, id: string): Record<string, string> {
  const folder = `/dashboard/${PROJECT_FOLDERS[kind]}`;
  return Object.fromEntries(
    ['', '/response-reports'].map((place) => [`${folder}/{id}${place}`, `${folder}/${id}${place}`]),
  );
}
