import type { Data } from '#kit/contract/endpoint.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import type { getError } from '../../contract/errors.ts';
import styles from './errors.module.css';

/** Where, how often and when, and by which requests it is found in the server's log. */
export function ErrorFacts({ error }: { error: Data<typeof getError> }) {
  const t = useText();
  const format = useFormat();
  const facts: Fact[] = [
    [t('operations:errorLog.source'), t(`operations:errorLog.sourceOf.${error.source}`)],
    [t('operations:errorLog.place'), <code key="place">{error.place}</code>],
    [t('operations:errorLog.type'), <code key="type">{error.type}</code>],
    [t('operations:errorLog.count'), format.number(error.count)],
    [t('operations:errorLog.firstSeen'), format.dateTime(error.firstSeen)],
    [t('operations:errorLog.lastSeen'), format.dateTime(error.lastSeen)],
  ];
  if (error.resolvedAt) facts.push([t('operations:errorLog.resolvedAt'), format.dateTime(error.resolvedAt)]);
  if (error.requestIds.length > 0) {
    facts.push([
      t('operations:errorLog.requests'),
      <ul key="requests" className={styles.requests}>
        {error.requestIds.map((id) => (
          <li key={id}>
            <code>{id}</code>
          </li>
        ))}
      </ul>,
    ]);
  }
  return <FactList facts={facts} />;
}
