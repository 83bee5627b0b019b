import { askedIn, type GroupColumn } from '#domain/questionnaire/kinds/group/asked-in.ts';
import { isGroup } from '#domain/questionnaire/kinds/group/columns.ts';
import { localizedText, readLocalized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { BarList } from '#ui/charts/bar-list.tsx';
import { Columns } from '#ui/charts/columns.tsx';
import type { ReportPart } from '../../../contract/report.ts';
import styles from '../summary.module.css';
import type { CardProps } from './card-props.ts';
import { RowsCard } from './chart-cards.tsx';
import { FiguresLine } from './figures-line.tsx';
import { TextsBeside } from './text-answers.tsx';

/** How many entries people list, and under it what all of them come to, column by column. */
export function EntriesCard(props: CardProps) {
  const t = useText();
  const { question, parts = [], rows, figures, base } = props.report;
  const entries = rows.reduce((sum, { id, count }) => sum + Number(id) * count, 0);
  const columns = new Map(isGroup(question) ? question.columns.map((column) => [column.id, column]) : []);
  return (
    <RowsCard
      {...props}
      drawing="columns"
      below={
        <>
          {parts.map((part) => {
            const column = columns.get(part.id);
            return column ? (
              <ColumnPart key={part.id} column={column} part={part} entries={entries} people={base} />
            ) : null;
          })}
          <TextsBeside {...props} />
        </>
      }
    >
      <p className={styles.explained}>{t('reports:howManyEntries')}</p>
      {figures ? <FiguresLine figures={figures} answered={base} unit="" /> : null}
    </RowsCard>
  );
}

interface ColumnPartProps {
  column: GroupColumn;
  part: ReportPart;
  /** How many there are, of all people. */
  entries: number;
  people: number;
}

function ColumnPart({ column, part, entries, people }: ColumnPartProps) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const { base, rows, figures } = part;
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
      <p className={styles.explained}>
        {t('reports:ofEntries', {
          filled: format.number(base),
          entries: format.number(entries),
          people: format.number(people),
        })}
      </p>
      {figures ? <FiguresLine figures={figures} answered={base} unit={unit} /> : null}
      {shares.length > 0 && base > 0 ? <Drawing label={name} shares={shares} answered={base} /> : null}
    </section>
  );
}
