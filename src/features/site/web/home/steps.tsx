import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './home.module.css';
import { Screen } from './screen.tsx';

const STEPS = ['build', 'share', 'read'] as const;
const POINTS = ['one', 'two', 'three'] as const;

/** How it goes, from the first question to the result: a step a row, beside the screen where it is done, on cloth. */
export function Steps() {
  const t = useText();
  return (
    <section className={styles.section}>
      <div className={styles.head} data-matra>
        <h2>{t('site:home.stepsTitle')}</h2>
      </div>
      <ol className={styles.steps}>
        {STEPS.map((name) => (
          <li key={name}>
            <div>
              <h3>{t(`site:home.steps.${name}.title`)}</h3>
              <p>{t(`site:home.steps.${name}.text`)}</p>
              <ul className={styles.points}>
                {POINTS.map((point) => (
                  <li key={point}>{t(`site:home.steps.${name}.${point}`)}</li>
                ))}
              </ul>
            </div>
            <Screen of={name} />
          </li>
        ))}
      </ol>
    </section>
  );
}
