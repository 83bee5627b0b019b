import { wholeMinutes } from '#domain/questionnaire/estimate.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from '../taking-part.module.css';

interface ProjectFactsProps {
  questions: number;
  seconds: number;
  endsAt: string | null;
}

/** What taking part will cost: how many questions, how long, until when. */
export function ProjectFacts({ questions, seconds, endsAt }: ProjectFactsProps) {
  const t = useText();
  const format = useFormat();
  return (
    <ul className={styles.facts}>
      <li>{t('questions:count', { count: questions })}</li>
      <li>{t('takingPart:minutes', { count: wholeMinutes(seconds) })}</li>
      {endsAt ? <li>{t('takingPart:openUntil', { date: format.dateTime(endsAt) })}</li> : null}
    </ul>
  );
}
