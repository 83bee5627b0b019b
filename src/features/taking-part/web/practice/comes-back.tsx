import { daysBetween, isKnown } from '#domain/quiz/practice/progress.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Practising } from '../../contract/welcome.ts';
import styles from './practice.module.css';

interface ComesBackProps {
  /** Id of the question. */
  id: string;
  /** Today. */
  day: string;
  own: Practising['own'];
}

/** When a question comes again. Of whoever is not signed in the page's script knows it. */
export function ComesBack({ id, day, own }: ComesBackProps) {
  const t = useText();
  const format = useFormat();
  const inDays = (days: string) => ({ soon: t('practice:comesIn', { days }), known: t('practice:knownFor', { days }) });
  if (!own) {
    const words = inDays('#');
    return (
      <p
        hidden
        className={styles.comes}
        data-comes={id}
        data-day={day}
        data-tomorrow={t('practice:comesTomorrow')}
        data-soon={words.soon}
        data-well={words.known}
      />
    );
  }
  const card = own.cards[id];
  const days = card ? daysBetween(day, card.due) : 0;
  if (!card || days < 1) return null;
  const words = inDays(format.number(days));
  return (
    <p className={styles.comes} data-known={isKnown(card) ? '' : undefined}>
      {isKnown(card) ? words.known : days === 1 ? t('practice:comesTomorrow') : words.soon}
    </p>
  );
}
