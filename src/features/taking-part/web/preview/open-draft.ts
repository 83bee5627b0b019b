import { pollResults } from '#domain/answers/poll/poll-results.ts';
import { drawnFor } from '#domain/questionnaire/draw-questions.ts';
import { estimateSeconds, questionsAsked } from '#domain/questionnaire/estimate.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { linkValuesOf } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import { DRAWN_BY } from '#domain/questionnaire/logic/facts.ts';
import type { Asked } from '#domain/questionnaire/schema.ts';
import { deadlineFrom } from '#domain/quiz/clock.ts';
import { sectionsOf } from '#domain/quiz/series/round-questions.ts';
import { attemptsAt, hasRounds, inTurns, showsResults, tellsDuring } from '#features/projects/policy.ts';
import type { Host } from '#kit/web/page/host.ts';
import { ballotOf, filledBallot } from '../../ballot.ts';
import { filledFor, type Respondent } from '../open-respondent.ts';
import type { PreviewedFrom } from '../page-handle.ts';
import type { Results } from '../poll/poll-results-view.tsx';
import { sourceOf } from '../welcome/begin.ts';
import type { Welcome } from '../welcome/welcome.ts';
import { findShown, type ShownProject } from './find-shown.ts';
import { givenIn, hiddenValuesIn, untouchedIn } from './preview-path.ts';

interface Draft {
  welcome: Welcome;
  respondent: Respondent;
  results: Results | undefined;
  /** Where the project leads in the end. */
  redirect: string | null;
  from: PreviewedFrom;
}

/** A draft, what was published or a template, as if it were published and somebody took part. */
export async function openDraft(host: Host, id: string, url: URL): Promise<Draft> {
  const { project: shown, ownerName, company, marked, from } = await findShown(host, id);
  const project = inTurns(shown);
  const questionnaire = askedFirst(project);
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
    startedAt: now.toISOString(),
    availability: 'open',
    until: project.clock && deadlineFrom(project.clock, now).toISOString(),
    turn: null,
    final: [],
    told: null,
    picked: null,
    practice: null,
    now: now.toISOString(),
    project: { ...project, questionnaire: drawnFor(questionnaire, { [DRAWN_BY]: project._id }) },
  });
  return {
    welcome: {
      ...project,
      attempts: attemptsAt(project) ?? null,
      ownAttempts: null,
      practising: null,
      rounds: null,
      ownerName,
      company,
      availability: 'open',
      closedAt: null,
      ...questionsAsked(questionnaire),
      tellsDuring: tellsDuring(project),
      marked,
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
    from,
  };
}

/** Of a quiz with rounds, what the first of them asks. */
function askedFirst(project: ShownProject): Asked {
  const { questionnaire } = project;
  if (!hasRounds(project)) return questionnaire;
  const [first] = project.series.rounds;
  return first
    ? { ...questionnaire, sections: [...sectionsOf(questionnaire.sections, project.series, first)] }
    : questionnaire;
}

/** Of a poll that shows them: nobody has voted yet. */
function resultsOf(project: ShownProject): Results | undefined {
  const [question] = questionsOf(project.questionnaire);
  if (!question || !showsResults(project)) return undefined;
  const { options, ...results } = pollResults(question);
  return { ...results, options: options.map((option) => ({ ...option, isOwn: false })) };
}
