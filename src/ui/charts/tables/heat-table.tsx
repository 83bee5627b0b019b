import type { CSSProperties } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '../../plain/visually-hidden.tsx';
import { ShareName } from '../shares/share-name.tsx';
import { useShareWords } from '../shares/use-share-words.ts';
import { type Heat, heatColour, shareIn } from './heat.ts';
import styles from './heat-table.module.css';
import { TableFrame } from './table-frame.tsx';

interface HeatTableProps {
  label: string;
  heat: Heat;
  /** The base of every percentage is its row; how they are written goes by how many answered at all. */
  answered: number;
  /** Coloured by share, or counts alone. */
  as: 'map' | 'counts';
}

/** Rows and columns with how many fall to each: a table to those who hear it, and to those who see it a map as well. */
export function HeatTable({ label, heat: { columns, rows, meanLabel }, answered, as }: HeatTableProps) {
  const t = useText();
  const format = useFormat();
  const words = useShareWords(answered);
  return (
    <TableFrame label={label}>
      <table className={styles.table} data-as={as} style={{ '--columns': columns.length } as CSSProperties}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {meanLabel ? <th scope="col">{meanLabel}</th> : null}
            {columns.map((column) => (
              <th key={column.id} scope="col" lang={column.lang} className={styles.column}>
                {column.label}
              </th>
            ))}
            <th scope="col">{t('common:chartAnswered')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <ShareName share={row} />
              </th>
              {meanLabel ? <td className={styles.mean}>{row.mean ?? '–'}</td> : null}
              {columns.map(({ id }, index) => {
                const count = row.counts[index] ?? 0;
                const share = shareIn(row, count);
                const isMap = as === 'map';
                return (
                  <td key={id} style={isMap ? { background: heatColour(share) } : undefined}>
                    {isMap ? words.leading({ share, count }) : words.count(count)}
                  </td>
                );
              })}
              <td>{format.number(row.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
