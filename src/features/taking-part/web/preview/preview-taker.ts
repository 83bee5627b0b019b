import { applyPatch, readAnswers } from '#domain/answers/reading/read-answers.ts';
import { endOf } from '#domain/questionnaire/closings/closing-of.ts';
import { missingRequired } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Attempt } from '#kit/web/page/host.ts';
import { translate } from '#messages/translate.ts';
import { readDetails, requiredDetails } from '../../read-details.ts';
import { answerName } from '../answer-name.ts';
import type { Respondent } from '../open-respondent.ts';
import { problemWords } from '../problem-words.ts';
import type { Taker } from '../taker.ts';

type Fields = Record<string, string[]>;

/** Judges as the server does and stores nothing: what is right goes on in the addresses of the next pages. */
export function previewTaker(locale: Locale, respondent: Respondent): Taker {
  const { project } = respondent;

  function take(input: object): Fields {
    const { patch, problems } = readAnswers(project.questionnaire, input);
    const wrong = Object.entries(problems).map(([id, problem]) => {
      return [answerName(id), [problemWords(problem, locale)]];
    });
    if (wrong.length === 0) {
      respondent.answers = applyPatch(respondent.answers, patch) as Respondent['answers'];
      respondent.untouched = respondent.untouched.filter((id) => !(id in patch));
    }
    return Object.fromEntries(wrong);
  }

  function wrongDetails(given: Parameters<typeof readDetails>[1]): Fields {
    const { details, problems } = readDetails(project, given);
    const field = translate(locale, 'mobileNumber');
    const wrong = Object.entries(problems).map(([path, found]) => {
      return [path, found.map(({ key }) => translate(locale, key, { path, field }))];
    });
    const end = endOf(project.questionnaire, respondent.answers, factsOf(respondent));
    const missing = requiredDetails(project, end).filter(
      (name) => !(name in details) && !(`details.${name}` in problems),
    );
    return Object.fromEntries([
      ...wrong,
      ...missing.map((name) => [`details.${name}`, [translate(locale, 'required')]]),
    ]);
  }

  function missingAnswers(): Fields {
    const missing = missingRequired(project.questionnaire, respondent.answers, factsOf(respondent));
    return Object.fromEntries(missing.map((id) => [answerName(id), [translate(locale, 'required')]]));
  }

  function verdict(fields: Fields): Attempt<undefined> {
    if (Object.keys(fields).length === 0) return { ok: true, data: undefined };
    const failure = {
      success: false,
      message: translate(locale, 'invalid'),
      error: { code: 'invalid', fields },
    } as const;
    return { ok: false, status: 422, failure };
  }

  return {
    locale,
    save: async (answers) => verdict(take(answers)),
    complete: async ({ answers = {}, details = {} }) =>
      verdict({ ...take(answers), ...missingAnswers(), ...wrongDetails(details) }),
  };
}
