import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Practising } from '../../contract/welcome.ts';
import styles from './practice.module.css';
import { EVERYTHING, PRACTISE, QUESTIONS, sectionChoice, TODAY } from './practice-fields.ts';

/**
 * What somebody practises now: what is due for them, a section, or everything. What is due for whoever is not signed
 * in the page's script knows.
 */
export function PracticeChoice({ practising: { sections, own } }: { practising: Practising }) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const due = own ? own.due.length + own.fresh.length : 0;
  const all = sections.reduce((sum, { questions }) => sum + questions.length, 0);
  const today = (questions: string) => t('practice:today', { questions });
  return (
    <label className={styles.choice}>
      <span>{t('practice:what')}</span>
      <select name={PRACTISE} defaultValue={due > 0 ? TODAY : EVERYTHING}>
        {due > 0 ? <option value={TODAY}>{today(format.number(due))}</option> : null}
        {own ? null : (
          <option value={TODAY} hidden disabled data-today={today('#')}>
            {today('#')}
          </option>
        )}
        <option value={EVERYTHING}>{t('practice:everything', { questions: format.number(all) })}</option>
        {sections.length > 1
          ? sections.map(({ id, title, questions }, index) => (
              <option key={id} value={sectionChoice(id)}>
                {t('practice:section', {
                  title: localizedWords(title, locale) || t('practice:part', { number: index + 1 }),
                  questions: format.number(questions.length),
                })}
              </option>
            ))
          : null}
      </select>
      {own ? null : <input type="hidden" name={QUESTIONS} defaultValue="" data-due="" />}
    </label>
  );
}
