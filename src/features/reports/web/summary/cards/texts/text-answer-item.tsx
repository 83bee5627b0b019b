import { answerWords, kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { MarkedOutcome } from '#domain/quiz/outcome.ts';
import { writtenIn } from '#domain/text/written-in.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { TextAnswer } from '../../../../contract/text-answers.ts';
import { useReportPlace } from '../../../use-report-place.ts';
import styles from '../../summary.module.css';
import { OutcomeSign } from './outcome-sign.tsx';

interface TextAnswerItemProps {
  question: Question;
  /** `outcome`, where the question has a key. */
  answer: TextAnswer & { count: number; outcome?: MarkedOutcome };
}

/** What was said, when last, and how often where more than one said it. */
export function TextAnswerItem({ question, answer }: TextAnswerItemProps) {
  const t = useText();
  const format = useFormat();
  const { toResponse } = useReportPlace();
  const { text: stored, responseId, completedAt, count, outcome } = answer;
  const locale = useLocale();
  // What stands beside an option is no answer by itself.
  const text = kindOf(question).reported.as === 'texts' ? answerWords(question, stored, locale) : stored;
  const when = format.shortDateTime(completedAt);
  return (
    <li>
      <p className={styles.text}>
        {outcome ? <OutcomeSign outcome={outcome} /> : null}
        <span lang={writtenIn(text)}>{text}</span>
      </p>
      <span className={styles.said}>
        {count > 1 ? <span>{t('projects:responses', { count })}</span> : null}
        <LocaleLink
          to={toResponse(responseId)}
          className={styles.when}
          aria-label={t('reports:openResponse', { when })}
          data-print="none"
        >
          {when}
        </LocaleLink>
      </span>
    </li>
  );
}
