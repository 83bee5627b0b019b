import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import ticked from '#ui/plain/questions/ticked.module.css';
import type { Practising } from '../../contract/welcome.ts';
import { KnownBar } from './known-bar.tsx';
import styles from './practice.module.css';
import { EVERYTHING, PRACTISE, QUESTIONS, sectionChoice, TODAY } from './practice-fields.ts';

/** More parts than these are folded away: what is for today is what most come for. */
const MOST_SHOWN = 5;
const ROW = `${styles.row} ${ticked.ticked}`;

/**
 * What somebody practises now: what is due for them, everything, or a section. What is due for whoever is not signed
 * in the page's script knows.
 */
export function PracticeChoice({ practising: { sections, own } }: { practising: Practising }) {
  const t = useText();
  const format = useFormat();
  const due = own ? own.today.length : 0;
  const all = sections.reduce((sum, { questions }) => sum + questions.length, 0);
  const parts = sections.length > 1 ? sections : [];
  const rows = parts.map((section, index) => (
    <label key={section.id} className={ROW} data-section={own ? undefined : ''}>
      <input type="radio" name={PRACTISE} value={sectionChoice(section.id)} autoComplete="off" />
      <MarkedText
        marks="none"
        text={section.title}
        fallback={t('practice:part', { number: format.digits(index + 1) })}
      />
      <span className={styles.count}>{format.number(section.questions.length)}</span>
      <KnownBar questions={section.questions.length} known={section.known} learning={section.learning} />
    </label>
  ));
  return (
    <fieldset className={styles.choice} data-choice="" data-panel="">
      <legend>{t('practice:what')}</legend>
      {due > 0 || !own ? (
        <label className={ROW} hidden={!own} data-today={own ? undefined : ''}>
          <input
            type="radio"
            name={PRACTISE}
            value={TODAY}
            defaultChecked={due > 0}
            disabled={!own}
            autoComplete="off"
          />
          <span>{t('practice:today')}</span>
          <span className={styles.count} data-count="">
            {own ? format.number(due) : null}
          </span>
        </label>
      ) : null}
      <label className={ROW}>
        <input type="radio" name={PRACTISE} value={EVERYTHING} defaultChecked={due === 0} autoComplete="off" />
        <span>{t('practice:everything')}</span>
        <span className={styles.count}>{format.number(all)}</span>
      </label>
      {rows.length > MOST_SHOWN ? (
        <details>
          <summary>{t('practice:parts')}</summary>
          {rows}
        </details>
      ) : (
        rows
      )}
      {own ? null : <input type="hidden" name={QUESTIONS} defaultValue="" data-due="" />}
    </fieldset>
  );
}
