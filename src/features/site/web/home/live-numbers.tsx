import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './home.module.css';

interface LiveNumbersProps {
  collecting: number;
  responses: number;
}

/** How much the product is used. */
export function LiveNumbers({ collecting, responses }: LiveNumbersProps) {
  const t = useText();
  const format = useFormat();
  return (
    <section className={styles.numbers} aria-label={t('site:home.numbers', { name: t('common:productName') })}>
      <p>
        <strong>{format.number(collecting)}</strong> {t('site:home.projects', { count: collecting })}
      </p>
      <p>
        <strong>{format.number(responses)}</strong> {t('site:home.responses', { count: responses })}
      </p>
    </section>
  );
}
