import { hiddenValueTitle } from '#domain/questionnaire/hidden-values.ts';
import { DETAIL_FIELDS } from '#features/projects/contract/settings.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import type { Report } from '../../contract/report.ts';
import type { ResponseDetail } from '../../contract/responses.ts';
import { Detail } from './detail.tsx';
import styles from './responses.module.css';
import { useSourceWords } from './use-source-words.ts';

/** What is known about a response besides its answers. */
export function ResponseFacts({ response, report }: { response: ResponseDetail; report: Report }) {
  const t = useText();
  const format = useFormat();
  const sourceWords = useSourceWords();
  const facts: Fact[] = [
    ...DETAIL_FIELDS.filter((field) => response.details[field]).map(
      (field): Fact => [
        t(`projects:detail.${field}`),
        <Detail key={field} field={field} value={response.details[field]} />,
      ],
    ),
    [t('reports:duration'), format.duration(response.seconds)],
    ...Object.entries(response.source).map(
      ([name, value]): Fact => [
        name === 'from' ? t('reports:filterSource') : t('reports:cameFrom', { name }),
        sourceWords(value),
      ],
    ),
    ...report.hiddenValues
      .filter(({ id }) => response.hiddenValues[id])
      .map((value): Fact => [hiddenValueTitle(value), response.hiddenValues[value.id]]),
    [
      t('common:language'),
      <span key="language" lang={response.locale}>
        {t(`common:languageName.${response.locale}`)}
      </span>,
    ],
  ];
  if (report.versions.length > 1) facts.push([t('reports:version'), format.digits(response.version)]);
  return <FactList className={styles.about} facts={facts} />;
}
