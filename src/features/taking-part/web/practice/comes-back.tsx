import { comesBack } from '#domain/quiz/practice/progress.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Practising } from '../../contract/welcome.ts';
import styles from './practice-view.module.css';

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
  const wordsFor = (days: string) => ({
    tomorrow: t('practice:comesTomorrow'),
    soon: t('practice:comesIn', { days }),
    known: t('practice:knownFor', { days }),
  });
  if (!own) {
    const { tomorrow, soon, known } = wordsFor('#');
    const told = { 'data-tomorrow': tomorrow, 'data-soon': soon, 'data-known': known };
    return <p hidden className={styles.comes} data-comes={id} data-day={day} {...told} />;
  }
  const card = own.cards[id];
  const when = card && comesBack(card, day);
  if (!when) return null;
  return (
    <p className={styles.comes} data-as={when.as}>
      {wordsFor(format.number(when.days))[when.as]}
    </p>
  );
}
