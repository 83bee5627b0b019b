import { monthNames } from '#domain/text/format.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Mark } from '#ui/plain/mark.tsx';
import type { Practising } from '../../contract/welcome.ts';
import type { Welcome } from '../welcome/welcome.ts';
import { KnownBar } from './known-bar.tsx';
import styles from './practice.module.css';

interface PracticeForScriptProps {
  welcome: Pick<Welcome, '_id' | 'practice'>;
  practising: Practising;
}

/** What the page's script has to know of practice, to say how whoever is not signed in stands with it. */
export function PracticeForScript({
  welcome: { _id, practice },
  practising: { own, day, sections },
}: PracticeForScriptProps) {
  if (own) return null;
  const here = { project: _id, day, newPerDay: practice?.newPerDay, sections: sections.map((one) => one.questions) };
  return <span hidden data-practising={JSON.stringify(here)} />;
}

/**
 * How much somebody knows, and on how many days they practised. Of whoever is not signed in the page's script knows
 * it, and shows this; without one nothing is remembered.
 */
export function PracticeProgress({ practising }: { practising: Practising }) {
  const t = useText();
  const format = useFormat();
  const { own, sections } = practising;
  const [known, learning] = [own && sum(sections, 'known'), own && sum(sections, 'learning')];
  if (own && !known && !learning) return null;
  const questions = sections.reduce((all, section) => all + section.questions.length, 0);
  const words = (sure: string, still: string) =>
    t('practice:known', { known: sure, learning: still, questions: format.number(questions) });
  return (
    <section className={styles.overview} aria-label={t('practice:progress')} hidden={!own} data-overview="">
      <KnownBar questions={questions} known={known} learning={learning} />
      <p data-known={own ? undefined : words('#1', '#2')}>
        {own ? words(format.number(known ?? 0), format.number(learning ?? 0)) : null}
      </p>
      <Streak own={own} />
      <DoneToday own={own} />
    </section>
  );
}

function sum(sections: Practising['sections'], what: 'known' | 'learning'): number {
  return sections.reduce((all, section) => all + (section[what] ?? 0), 0);
}

/** Never that a row of days has ended. */
export function Streak({ own }: Pick<Practising, 'own'>) {
  const t = useText();
  const format = useFormat();
  const words = (days: string) => t('practice:streak', { days });
  if (!own) return <p hidden data-streak={words('#')} />;
  return own.streak > 1 ? <p>{words(format.number(own.streak))}</p> : null;
}

/** That nothing more is for today, with a stroke drawn for it. */
export function DoneToday({ own }: Pick<Practising, 'own'>) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const next = (day: string) => t('practice:nextOn', { day });
  const done = t('practice:doneToday');
  if (own && !(own.practised && own.today.length === 0)) return null;
  return (
    <p className={styles.done} hidden={!own} data-done={own ? undefined : ''}>
      <Mark counts className={styles.tally} />
      {own ? (
        <span>
          {done} {own.next ? next(format.date(own.next)) : null}
        </span>
      ) : (
        <span data-says={done} data-next={next('#')} data-months={monthNames(locale).join(' ')} />
      )}
    </p>
  );
}
