import { monthNames } from '#domain/text/format.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import type { Practising } from '../../contract/welcome.ts';
import type { Welcome } from '../welcome/welcome.ts';
import { BringHere } from './bring-here.tsx';
import styles from './practice.module.css';
import { FORGET } from './practice-fields.ts';
import { PracticeScript } from './remember-here.tsx';

interface PracticeProgressProps {
  welcome: Pick<Welcome, '_id' | 'practice'>;
  practising: Practising;
}

/**
 * What somebody knows, by section, and on how many days they practised. Of whoever is not signed in the page's script
 * knows it, and shows this; without one nothing is remembered.
 */
export function PracticeProgress({ welcome, practising }: PracticeProgressProps) {
  const t = useText();
  const { own, day, sections } = practising;
  const isNew = own !== null && sections.every(({ known, learning }) => !known && !learning);
  const here = own
    ? {}
    : {
        hidden: true,
        'data-practising': JSON.stringify({
          ...{ project: welcome._id, day, newPerDay: welcome.practice?.newPerDay },
          sections: sections.map(({ questions }) => questions),
        }),
      };
  return (
    <>
      {own ? <BringHere projectId={welcome._id} practising={practising} own={own} /> : null}
      {isNew ? null : (
        <section className={styles.overview} {...here}>
          <h2>{t('practice:progress')}</h2>
          <Days practising={practising} />
          <ul className={styles.sections}>
            {sections.map((section, index) => (
              <SectionProgress key={section.id} section={section} number={index + 1} isOnly={sections.length === 1} />
            ))}
          </ul>
          <form method="post" className={styles.forget} data-forget={own ? undefined : ''}>
            <button type="submit" name="go" value={FORGET}>
              {t('practice:forget')}
            </button>
          </form>
        </section>
      )}
      <PracticeScript />
    </>
  );
}

/** Never that a row of days has ended. */
function Days({ practising: { own } }: { practising: Practising }) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const isDone = own?.practised && own.due.length + own.fresh.length === 0;
  const streak = (days: string) => t('practice:streak', { days });
  const next = (day: string) => t('practice:nextOn', { day });
  if (!own) {
    return (
      <>
        <p hidden data-streak={streak('#')} />
        <p
          hidden
          data-done={t('practice:doneToday')}
          data-next={next('#')}
          data-months={monthNames(locale).join(' ')}
        />
      </>
    );
  }
  return (
    <>
      {own.streak > 1 ? <p>{streak(format.number(own.streak))}</p> : null}
      {isDone ? (
        <p>
          {t('practice:doneToday')} {own.next ? next(format.date(own.next)) : null}
        </p>
      ) : null}
    </>
  );
}

interface SectionProgressProps {
  section: Practising['sections'][number];
  number: number;
  /** Then its name says nothing. */
  isOnly: boolean;
}

function SectionProgress({ section: { title, questions, known, learning }, number, isOnly }: SectionProgressProps) {
  const t = useText();
  const format = useFormat();
  const words = (sure: string, still: string) =>
    t('practice:known', { known: sure, learning: still, questions: format.number(questions.length) });
  const isNamed = Object.values(title).some(Boolean);
  return (
    <li>
      {isOnly ? null : (
        <strong>
          {isNamed ? <MarkedText marks="inline" text={title} /> : t('practice:part', { number: format.digits(number) })}
        </strong>
      )}
      <progress value={known ?? 0} max={questions.length} aria-hidden="true" />
      <small data-known={known === null ? words('#1', '#2') : undefined}>
        {known === null ? null : words(format.number(known), format.number(learning ?? 0))}
      </small>
    </li>
  );
}
