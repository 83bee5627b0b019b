import { CHANGED, LEFT, type Note } from '#domain/quiz/exchange/exchanged.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './question-files.module.css';

/** Of the same thing so many places are named; whoever mends those finds the others. */
const NAMED = 12;

interface NoteListProps {
  notes: readonly { why: Note['why']; place: number }[];
  /** What a place is: the line of a file, or the number of a question. */
  of: 'lines' | 'numbers';
}

/** What was left of a file or is another now, each thing once, with where it was. */
export function NoteList({ notes, of }: NoteListProps) {
  const t = useText();
  return (
    <>
      {[
        { title: t('quiz:files.left'), among: LEFT },
        { title: t('quiz:files.changed'), among: CHANGED },
      ].map(({ title, among }) => (
        <Notes key={title} title={title} notes={notes.filter(({ why }) => among.some((one) => one === why))} of={of} />
      ))}
    </>
  );
}

function Notes({ title, notes, of }: NoteListProps & { title: string }) {
  const t = useText();
  const format = useFormat();
  if (notes.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.notes}>
        {[...Map.groupBy(notes, ({ why }) => why)].map(([why, found]) => {
          const places = found.slice(0, NAMED).map(({ place }) => format.digits(place));
          const more = found.length > NAMED ? ' …' : '';
          return (
            <li key={why}>
              {t(`quiz:files.why.${why}`)}{' '}
              <small>{t(`quiz:files.${of}`, { count: found.length, places: `${places.join(', ')}${more}` })}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}
