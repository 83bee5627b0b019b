import { pollResults } from '#domain/answers/poll/poll-results.ts';
import { estimateSeconds, questionsAsked } from '#domain/questionnaire/estimate.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { linkValuesOf } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import type { Asked } from '#domain/questionnaire/schema.ts';
import { apart } from '#domain/quiz/asked.ts';
import { deadlineFrom } from '#domain/quiz/clock.ts';
import { getCompany } from '#features/company/contract/company.ts';
import { getAnyProject } from '#features/projects/contract/oversight.ts';
import { getSurvey, type Project } from '#features/projects/contract/project.ts';
import { attemptsAt, showsResults } from '#features/projects/policy.ts';
import { isStaff } from '#kit/contract/actor.ts';
import type { Host } from '#kit/web/page/host.ts';
import { pageRefusal } from '#kit/web/page/page-refusal.ts';
import { ballotOf, filledBallot } from '../../ballot.ts';
import { filledFor, type Respondent } from '../open-respondent.ts';
import type { Results } from '../poll/poll-results-view.tsx';
import { sourceOf } from '../welcome/begin.ts';
import type { Welcome } from '../welcome/welcome.ts';
import { givenIn, hiddenValuesIn, untouchedIn } from './preview-path.ts';

interface Draft {
  welcome: Welcome;
  respondent: Respondent;
  results: Results | undefined;
  /** Where the project leads in the end. */
  redirect: string | null;
  /** Where whoever looks came from. */
  from: 'build' | 'oversight';
}

/**
 * A draft as it was last saved, as if it were published and somebody took part, for those who share it; for the staff
 * what was published. For all others there is no page.
 */
export async function openDraft(host: Host, id: string, url: URL): Promise<Draft> {
  const found = host.actor ? await host.attempt(getSurvey, { params: { id } }) : undefined;
  if (!found?.ok) throw pageRefusal('not_found');
  const isOwn = found.data.abilities.update || !(host.actor && isStaff(host.actor));
  const { project, ownerName } = isOwn
    ? { project: withoutKey(found.data), ownerName: found.data.owner.fullName }
    : await publishedFor(host, found.data);
  const { questionnaire } = project;
  const hiddenValues = hiddenValuesIn(url, questionnaire);
  const now = new Date();
  const ballot = ballotOf(project, questionnaire);
  const respondent = filledFor({
    _id: 'preview',
    isPreview: true,
    projectId: project._id,
    state: 'answering',
    locale: host.locale,
    revision: 0,
    answers: givenIn(url, questionnaire),
    untouched: untouchedIn(url, questionnaire),
    details: {},
    hiddenValues,
    source: sourceOf(url.searchParams),
    startedAt: project.updatedAt,
    availability: 'open',
    until: project.clock && deadlineFrom(project.clock, now).toISOString(),
    now: now.toISOString(),
    project,
  });
  return {
    welcome: {
      ...project,
      attempts: attemptsAt(project) ?? null,
      ownAttempts: null,
      ownerName,
      company: await shownCompany(host, found.data.company),
      availability: 'open',
      closedAt: null,
      ...questionsAsked(questionnaire),
      seconds: estimateSeconds(questionnaire, project.languages),
      linkValues: linkValuesOf(questionnaire),
      ballot: ballot && filledBallot(ballot, respondent),
      voted: null,
      respondent: null,
      hasAnswered: false,
      mayAnswerAgain: true,
    },
    respondent,
    results: resultsOf({ ...project, questionnaire: respondent.project.questionnaire }),
    redirect: project.redirect,
    from: isOwn ? 'build' : 'oversight',
  };
}

/** The company as its members see it; the staff, who are none, see the owner in its place. */
async function shownCompany(host: Host, id: string | null): Promise<Welcome['company']> {
  const found = id === null ? undefined : await host.attempt(getCompany, { params: { id } });
  return found?.ok && !found.data.isSuspended ? { name: found.data.name, logo: found.data.logo } : null;
}

/** A project as those who answer it see it. */
type Shown = Project & { questionnaire: Asked };

function withoutKey(project: Project): Shown {
  return { ...project, questionnaire: apart(project.questionnaire).asked };
}

/** What respondents are asked now, for those who look after the site. */
async function publishedFor(host: Host, project: Project): Promise<{ project: Shown; ownerName: string }> {
  const found = await host.attempt(getAnyProject, { params: { id: project._id } });
  if (!found.ok || found.data.questionnaire === null) throw pageRefusal('not_found');
  const { questionnaire, owner } = found.data;
  return { project: { ...project, questionnaire }, ownerName: owner.fullName };
}

/** Of a poll that shows them: nobody has voted yet. */
function resultsOf(project: Project): Results | undefined {
  const [question] = questionsOf(project.questionnaire);
  if (!question || !showsResults(project)) return undefined;
  const { options, ...results } = pollResults(question);
  return { ...results, options: options.map((option) => ({ ...option, isOwn: false })) };
}
