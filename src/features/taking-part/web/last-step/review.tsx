import { Fragment } from 'react';
import { type Answer, chosenOf, isInParts } from '#domain/answers/answer.ts';
import { pathOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { answerWords, isAsking, optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { allowsBack } from '#features/projects/policy.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '#ui/plain/fields/field-id.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { changePath } from '../addresses.ts';
import { answerName } from '../answer-name.ts';
import type { Respondent } from '../open-respondent.ts';
import { stepOfQuestion } from '../places.ts';
import styles from '../taking-part.module.css';

/** Where a question is answered. */
export function questionHref(respondent: Respondent, questionId: string): string {
  return `${changePath(respondent, stepOfQuestion(respondent, questionId))}#${fieldId(answerName(questionId))}`;
}

/** So many questions without an answer stand among the others; more would hide what was answered. */
const FEW = 3;

/** Every answer on the path in words, each with the way to change it, where it may be. */
export function Review({ respondent }: { respondent: Respondent }) {
  const t = useText();
  const { answers, project } = respondent;
  const asked = pathOf(project.questionnaire, answers, factsOf(respondent)).asked.filter(isAsking);
  const given = asked.filter(({ id }) => answers[id] !== undefined);
  const open = asked.filter(({ id }) => answers[id] === undefined);
  if (given.length === 0 || open.length <= FEW)
    return (
      <div className={styles.review}>
        <Rows respondent={respondent} questions={asked} />
      </div>
    );
  return (
    <div className={styles.review}>
      <Rows respondent={respondent} questions={given} />
      <details>
        <summary>{t('takingPart:whichUnanswered')}</summary>
        <Rows respondent={respondent} questions={open} />
      </details>
    </div>
  );
}

function Rows({ respondent, questions }: { respondent: Respondent; questions: readonly Question[] }) {
  return (
    <dl>
      {questions.map((question) => (
        <Answered key={question.id} respondent={respondent} question={question} />
      ))}
    </dl>
  );
}

function Answered({ respondent, question }: { respondent: Respondent; question: Question }) {
  const t = useText();
  const locale = useLocale();
  const answer = respondent.answers[question.id];
  const asked = { question: localizedWords(question.title, locale) };
  const [words, label] =
    answer === undefined
      ? [t('takingPart:giveAnswer'), t('takingPart:giveAnswerTo', asked)]
      : [t('takingPart:change'), t('takingPart:changeAnswer', asked)];
  return (
    <div>
      <dt>
        <MarkedText marks="inline" text={question.title} />
      </dt>
      <dd>
        {answer === undefined ? (
          <span className={styles.none}>{t('takingPart:noAnswer')}</span>
        ) : (
          <span className={styles.words}>
            <AnswerWords question={question} answer={answer} />
          </span>
        )}
        {answer !== undefined && !allowsBack(respondent.project) ? null : (
          <LocaleLink to={questionHref(respondent, question.id)} reloadDocument aria-label={label}>
            {words}
          </LocaleLink>
        )}
      </dd>
    </div>
  );
}

/** Options by their labels, each in its own language; everything else as the formatter writes it. */
export function AnswerWords({ question, answer }: { question: Question; answer: Answer }) {
  const locale = useLocale();
  const options = optionsOf(question);
  if (options.length === 0 || isInParts(answer)) return answerWords(question, answer, locale);
  const chosen = chosenOf(answer);
  return options
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, label }, index) => (
      <Fragment key={id}>
        {index > 0 ? '; ' : null}
        <LocalizedText text={label} />
      </Fragment>
    ));
}
