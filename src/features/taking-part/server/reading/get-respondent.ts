import { closingOf } from '#domain/questionnaire/closings/closing-of.ts';
import { redirectOf } from '#domain/questionnaire/closings/redirect-of.ts';
import { drawnFor } from '#domain/questionnaire/draw-questions.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { fillClosingText, fillTexts } from '#domain/questionnaire/piping/fill-texts.ts';
import { goesOn } from '#domain/quiz/clock.ts';
import { asPractised } from '#domain/quiz/practice/practised.ts';
import { onlyPicked } from '#domain/quiz/series/round-questions.ts';
import type { Locale } from '#domain/text/locale.ts';
import { availabilityOf, tellsDuring } from '#features/projects/policy.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import { type AdmissionRule, completedOf, getRespondentRow, requireRef } from '#features/responses/public.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getRespondent as endpoint } from '../../contract/respondent.ts';
import { findPublishedProject } from '../admission/published-project.ts';
import { nextAttempt } from '../attempts/next-attempt.ts';
import { codeWordsOf, isCertificateOffered } from '../certificates/is-certificate-offered.ts';
import { inTurn, turnShown } from '../clock/in-turn.ts';
import { lastMomentOf, onTheClock } from '../clock/on-the-clock.ts';
import { isOnLeaderboard } from '../leaderboard/is-on-leaderboard.ts';
import { triedSoFar } from '../practice/tried-so-far.ts';
import { roundsSoFar } from '../series/rounds-so-far.ts';
import { overQuotaWords } from './over-quota-words.ts';
import { resultShown } from './result-shown.ts';
import { toldSoFar } from './told-during.ts';

type Shown = Given<typeof endpoint>;

/** A respondent for whoever holds the ref: the questions they began with and the answers so far, or how it ended. */
export async function getRespondent(
  db: Db,
  ref: string,
  { told, locale }: { told?: string | undefined; locale: Locale },
  now: Date,
  rules: readonly AdmissionRule[],
): Promise<Shown> {
  const parsed = requireRef(ref);
  const { projectId } = parsed;
  const found = await getRespondentRow(db, parsed);
  const project = await findPublishedProject(db, projectId);
  if (!project) throw new AppError('not_found');
  const timed = await onTheClock(db, project, found, now, rules);
  const looksBack = told !== undefined && timed.final?.includes(told) === true && tellsDuring(project);
  const respondent = looksBack ? timed : await inTurn(db, project, timed, now, rules);
  const { kind, mode, title, languages, theme, closingText } = project;
  const { viewType, reviewAnswers, showProgress, allowBack, responseMethod, details } = project;
  const who = { _id: ref, projectId, locale: respondent.locale };
  const questionnaire = await questionnaireOf(db, projectId, respondent.version);
  const facts = factsOf(respondent);
  if (respondent.state !== 'answering') {
    const isOverQuota = respondent.state === 'over_quota';
    const quota = project.quotas.find(({ id }) => id === respondent.quotaId);
    const filled = fillTexts(questionnaire, respondent.answers, facts);
    const closing = isOverQuota
      ? filled.closings?.find(({ id }) => id === quota?.closing)
      : closingOf(filled, respondent.answers, facts);
    const otherwise = isOverQuota ? overQuotaWords : null;
    return {
      ...who,
      state: respondent.state,
      completedAt: (respondent.completedAt ?? now).toISOString(),
      endedBy: respondent.endedBy,
      closing: closing ? { title: closing.title, text: closing.text, link: closing.link } : otherwise,
      redirect: redirectOf({ closing, end: respondent.state, redirect: project.redirect }),
      again: await nextAttempt(db, project, respondent, now),
      rounds: await roundsSoFar(db, project, respondent, now),
      certificate: (await isCertificateOffered(db, project, respondent)) ? { code: codeWordsOf(respondent) } : null,
      hasLeaderboard: isOnLeaderboard(project, respondent),
      result: await resultShown(db, project, respondent, locale, now),
      project: {
        ...{ kind, mode, title, languages, theme },
        closingText: fillClosingText(closingText, questionnaire, respondent.answers, facts),
      },
    };
  }
  const availability = availabilityOf(project, await completedOf(db, project), now) ?? 'closed';
  // What is asked in another round is for another time, in practice as well.
  const ofRound = project.series ? respondent.picked : null;
  const drawn = ofRound ? onlyPicked(questionnaire, ofRound) : drawnFor(questionnaire, facts);
  const { turn, questionnaire: shown, answers, untouched } = turnShown(project, drawn, respondent, { now, looksBack });
  return {
    ...who,
    state: 'answering',
    revision: respondent.revision,
    answers: answers as Extract<Shown, { state: 'answering' }>['answers'],
    untouched: [...untouched],
    details: respondent.details,
    hiddenValues: respondent.hiddenValues,
    source: respondent.source,
    startedAt: respondent.startedAt.toISOString(),
    availability: availability === 'closed' && goesOn(project, respondent.deadline, now) ? 'open' : availability,
    until: lastMomentOf(project, respondent)?.toISOString() ?? null,
    turn,
    final: respondent.final ?? [],
    told: await toldSoFar(db, project, respondent, { asked: shown, locale }),
    picked: respondent.picked,
    practice: await triedSoFar(db, project, respondent, locale),
    now: now.toISOString(),
    project: {
      ...{ kind, mode, title, languages, theme, closingText },
      ...{ viewType, reviewAnswers, showProgress, allowBack, responseMethod, details, clock: project.clock },
      questionnaire: project.practice ? asPractised(shown) : shown,
    },
  };
}
