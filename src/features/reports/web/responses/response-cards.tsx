import type { Locale } from '#domain/text/locale.ts';
import type { DetailField } from '#features/projects/contract/settings.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ResponseSummary } from '../../contract.ts';
import { useReportPlace } from '../use-report-place.ts';
import { Detail } from './detail.tsx';
import styles from './responses.module.css';

interface ResponseCardsProps {
  responses: ResponseSummary[];
  details: DetailField[];
  languages: Locale[];
}

/** The list on a phone; a response's language is said only where there are several. */
export function ResponseCards({ responses, details, languages }: ResponseCardsProps) {
  const t = useText();
  const format = useFormat();
  const { toResponse } = useReportPlace();
  return (
    <ul className={styles.cards}>
      {responses.map((response) => (
        <li key={response._id}>
          <LocaleLink to={toResponse(response._id)} className={styles.open}>
            {format.dateTime(response.completedAt)}
          </LocaleLink>
          {details.map((field) =>
            response.details[field] ? (
              <div key={field}>
                <Detail field={field} value={response.details[field]} />
              </div>
            ) : null,
          )}
          <div className={styles.facts}>
            <span>
              {t('reports:answers')}: {format.number(response.answered)}
            </span>
            <span>{format.duration(response.seconds)}</span>
            {languages.length > 1 ? (
              <span lang={response.locale}>{t(`common:languageName.${response.locale}`)}</span>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
