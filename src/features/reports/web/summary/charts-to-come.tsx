import { questionsOf } from '#domain/questionnaire/flow.ts';
import { nameTexts } from '#domain/questionnaire/piping/name-texts.ts';
import { optionsOf } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import styles from './charts-to-come.module.css';

const SHOWN = 2;
const MOST_OPTIONS = 6;

/** The first charts as they will stand, of the own questions and with nothing in them yet. */
export function ChartsToCome({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useText();
  const charts = questionsOf(nameTexts(questionnaire))
    .filter((question) => optionsOf(question).length > 1)
    .slice(0, SHOWN);
  if (charts.length === 0) return null;
  return (
    <section className={styles.toCome} aria-labelledby="to-come">
      <h2 id="to-come">{t('reports:toCome')}</h2>
      <div className={styles.charts}>
        {charts.map((question) => (
          <div key={question.id} className={styles.chart}>
            <h3>
              <LocalizedText text={question.title} />
            </h3>
            <ul>
              {optionsOf(question)
                .slice(0, MOST_OPTIONS)
                .map(({ id, label }) => (
                  <li key={id}>
                    <LocalizedText text={label} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
