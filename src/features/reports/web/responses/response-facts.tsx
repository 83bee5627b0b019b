import type { ReactNode } from 'react';
import { DETAIL_FIELDS } from '#features/projects/contract.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ResponseDetail } from '../../contract.ts';
import { Detail } from './detail.tsx';
import styles from './responses.module.css';

/** What is known about a response besides its answers. */
export function ResponseFacts({ response, versions }: { response: ResponseDetail; versions: number[] }) {
  const t = useText();
  const format = useFormat();
  const facts: [string, ReactNode][] = [
    ...DETAIL_FIELDS.filter((field) => response.details[field]).map((field): [string, ReactNode] => [
      t(`reports:detail.${field}`),
      <Detail key={field} field={field} value={response.details[field]} />,
    ]),
    [t('reports:duration'), format.duration(response.seconds)],
    [
      t('reports:language'),
      <span key="language" lang={response.locale}>
        {t(`common:languageName.${response.locale}`)}
      </span>,
    ],
  ];
  if (versions.length > 1) facts.push([t('reports:version'), format.digits(response.version)]);
  return (
    <dl className={styles.about}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
