import { VisuallyHidden } from '../../plain/visually-hidden.tsx';
import styles from './figures-table.module.css';
import { TableFrame } from './table-frame.tsx';

interface FiguresTableProps {
  label: string;
  columns: readonly string[];
  /** Each with a figure for every column, in words. */
  rows: readonly { id: string; name: string; lang?: string | undefined; figures: readonly string[] }[];
}

/** Figures of several rows, for those who read numbers rather than bars. */
export function FiguresTable({ label, columns, rows }: FiguresTableProps) {
  return (
    <TableFrame label={label}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, lang, figures }) => (
            <tr key={id}>
              <th scope="row" lang={lang}>
                {name}
              </th>
              {columns.map((column, place) => (
                <td key={column}>{figures[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
