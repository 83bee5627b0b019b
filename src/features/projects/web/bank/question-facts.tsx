import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import type { Bank } from '../../contract/bank-categories.ts';
import { projectPaths } from '../../paths.ts';
import { useTitleText } from '../project-title.tsx';
import styles from './bank.module.css';
import type { Stored } from './use-store-question.ts';

interface QuestionFactsProps {
  bank: Bank;
  stored: Stored;
}

/** Which quizzes ask a question of a bank, and what it proved to be in them. */
export function QuestionFacts({
  bank,
  stored: { uses = 0, quizzes = [], otherUses = 0, statistics },
}: QuestionFactsProps) {
  const t = useText();
  const format = useFormat();
  const titleOf = useTitleText();
  const facts: Fact[] = [[t('bank:uses'), t('bank:useCount', { count: uses })]];
  if (statistics) {
    const { count, facility, discrimination } = statistics;
    const tooFew = t('bank:tooFew');
    facts.push(
      [t('bank:firstAttempts'), format.number(count)],
      [t('bank:facility'), facility === null ? tooFew : format.percent(facility)],
      [t('bank:discrimination'), discrimination === null ? tooFew : format.number(discrimination, { decimals: 2 })],
    );
  }
  return (
    <section aria-label={t('bank:inQuizzes')}>
      <FactList facts={facts} />
      {statistics ? <p className={styles.hint}>{t('bank:statisticsHint')}</p> : null}
      {uses > 0 ? (
        <ul className={styles.quizzes}>
          {quizzes.map((quiz) => (
            <li key={quiz._id}>
              <LocaleLink to={bank === 'shared' ? projectPaths.anyProject(quiz._id) : projectPaths.build(quiz)}>
                {titleOf(quiz.title)}
              </LocaleLink>
            </li>
          ))}
          {otherUses > 0 ? <li>{t('bank:otherQuizzes', { count: otherUses })}</li> : null}
        </ul>
      ) : null}
    </section>
  );
}
