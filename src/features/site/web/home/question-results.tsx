import type { CSSProperties } from 'react';
import { hasStatistics } from '#domain/answers/statistics/small-samples.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import type { HomeQuestion } from '../../contract/shown.ts';
import styles from './home-question.module.css';

/** How many gave each answer, as a bar. */
export function QuestionResults({ question: { options, answers } }: { question: HomeQuestion }) {
  const format = useFormat();
  return (
    <ul className={styles.results}>
      {options.map(({ id, label, count }) => {
        const share = answers === 0 ? 0 : count / answers;
        return (
          <li key={id} style={{ '--share': share } as CSSProperties}>
            <span>
              <LocalizedText text={label} />
            </span>
            <span className={styles.count}>
              {[format.number(count), ...(hasStatistics(answers) ? [format.percent(share)] : [])].join(' · ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
