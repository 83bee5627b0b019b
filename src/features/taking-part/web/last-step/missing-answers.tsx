import { missingRequired, questionsOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import type { Respondent } from '../open-respondent.ts';
import styles from '../taking-part.module.css';
import { questionHref } from './review.tsx';

/** The required questions without an answer, each leading to where it is asked. */
export function MissingAnswers({ respondent, refused }: { respondent: Respondent; refused: boolean }) {
  const t = useText();
  const missing = new Set(missingRequired(respondent.project.questionnaire, respondent.answers, factsOf(respondent)));
  if (missing.size === 0) return null;
  const questions = questionsOf(respondent.project.questionnaire).filter(({ id }) => missing.has(id));
  return (
    <Alert
      tone={refused ? 'danger' : 'warning'}
      announce={refused}
      title={t('takingPart:missing', { count: questions.length })}
    >
      <ul className={styles.missing}>
        {questions.map(({ id, title }) => (
          <li key={id}>
            <LocaleLink to={questionHref(respondent, id)} reloadDocument>
              <MarkedText marks="none" text={title} />
            </LocaleLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
