import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useRelative } from '#kit/web/i18n/use-relative.ts';
import styles from './moment.module.css';

/**
 * When something was or will be, as one would say it; the date and time show where it is pointed at, and in a list also
 * while the row's link has the focus.
 */
export function Moment({ at }: { at: string }) {
  const format = useFormat();
  const relative = useRelative();
  const said = relative(at);
  const exact = format.dateTime(at);
  return (
    <time className={styles.moment} dateTime={at} data-moment="">
      {said}
      <span className={styles.exact}>{said === format.date(at) ? `, ${format.time(at)}` : ` (${exact})`}</span>
      <span className={styles.bubble} aria-hidden="true">
        {exact}
      </span>
    </time>
  );
}
