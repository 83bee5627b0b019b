import { hasOwnOptions } from '#domain/questionnaire/kinds/choice/written-options.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import styles from './options.module.css';

/** The options that may be taken from an earlier question, before those that are written here. */
export function CarriedList({ question }: { question: Question }) {
  const t = useText();
  const copies = hasOwnOptions(question) ? question.options.filter(({ carried }) => carried) : [];
  if (copies.length === 0) return null;
  return (
    <ul className={styles.carried} aria-label={t('logic:carried')}>
      {copies.map(({ id, label }, index) => (
        <li key={id}>
          <LocalizedText text={label} fallback={t('questions:option', { number: index + 1 })} />
        </li>
      ))}
    </ul>
  );
}
