import { askedIn } from '#domain/questionnaire/kinds/group/asked-in.ts';
import { localizedText, readLocalized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { BarList } from '#ui/charts/bars/bar-list.tsx';
import { Columns } from '#ui/charts/bars/columns.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import type { ReportPart } from '../../../contract/report.ts';
import styles from '../summary.module.css';
import { useVersionWords } from '../use-version-words.ts';
import type { CardProps } from './card-props.ts';
import { RowsCard } from './chart-cards.tsx';
import { FiguresLine } from './figures/figures-line.tsx';
import { TextsBeside } from './texts/text-answers.tsx';

/** How many entries people list, and under it what all of them come to, column by column. */
export function EntriesCard(props: CardProps) {
  const t = useText();
  const { parts = [], rows, figures, base } = props.report;
  const entries = rows.reduce((sum, { id, count }) => sum + Number(id) * count, 0);
  return (
    <RowsCard
      {...props}
      drawing="columns"
      below={
        <>
          {parts.map((part) => (
            <ColumnPart
              key={`${part.id} ${part.column.asks}`}
              part={part}
              entries={entries}
              people={base}
              inAll={part.versions.length === props.report.versions.length}
            />
          ))}
          <TextsBeside {...props} />
        </>
      }
    >
      <p className={styles.explained}>{t('reports:howManyEntries')}</p>
      {figures ? <FiguresLine figures={figures} answered={base} unitOf={() => ''} /> : null}
    </RowsCard>
  );
}

interface ColumnPartProps {
  part: ReportPart;
  /** How many there are, of all people. */
  entries: number;
  people: number;
  /** Every version that asks the question asks it. */
  inAll: boolean;
}

function ColumnPart({ part, entries, people, inAll }: ColumnPartProps) {
  const words = useVersionWords();
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const { column, versions, retired, base, rows, figures } = part;
  const read = readLocalized(column.label, locale);
  const name = read?.text ?? '';
  const { rowWords } = askedIn(column).kind.reported;
  const shares = rows.map((row) => ({
    id: row.id,
    label: rowWords(row, locale),
    lang: readLocalized(row.label, locale)?.lang,
    notes: [],
    count: row.count,
    share: row.share,
  }));
  const unit = column.asks === 'number' ? localizedText(column.unit, locale) : '';
  const Drawing = column.asks === 'number' ? Columns : BarList;
  return (
    <section className={styles.beside}>
      <header>
        <h4 lang={read?.lang}>{name}</h4>
      </header>
      {inAll ? null : (
        <ul className={styles.base}>
          <li>{words.asked(versions)}</li>
          {retired ? (
            <li>
              <StatusBadge>{t('reports:retired')}</StatusBadge>
            </li>
          ) : null}
        </ul>
      )}
      <p className={styles.explained}>
        {t('reports:ofEntries', {
          filled: format.number(base),
          entries: format.number(entries),
          people: format.number(people),
        })}
      </p>
      {figures ? <FiguresLine figures={figures} answered={base} unitOf={() => unit} /> : null}
      {shares.length > 0 && base > 0 ? <Drawing label={name} shares={shares} answered={base} /> : null}
    </section>
  );
}
