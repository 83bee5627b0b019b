import { useQuery } from '@tanstack/react-query';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { templateQuery } from '../queries.ts';
import styles from './gallery.module.css';

const TONES = ['marigold', 'river', 'brick', 'jasmine'] as const;

/** A template's first question in both scripts, on a colour of its own. */
export function Cover({ templateId, tone }: { templateId: string; tone: number }) {
  const { data } = useQuery(templateQuery(templateId));
  const question = data && questionsOf(data.content)[0];
  return (
    <span className={styles.cover} data-tone={TONES[tone % TONES.length]} aria-hidden="true">
      {LOCALES.map((locale) => (
        <span key={locale} lang={locale}>
          {question?.title[locale]}
        </span>
      ))}
    </span>
  );
}
