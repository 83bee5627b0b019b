import { hiddenValueTitle } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import { formatNumber } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { writtenIn } from '#domain/text/written-in.ts';
import { DETAIL_FIELDS } from '#features/projects/contract/settings.ts';
import { sourceWords } from '#features/projects/contract/sharing.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import type { Report } from '../../contract/report.ts';
import type { ResponseDetail } from '../../contract/responses.ts';
import { Detail } from './detail.tsx';
import { MarksWords } from './marks-words.tsx';
import styles from './responses.module.css';

function Reckoned({ value }: Pick<ResponseDetail['values'][number], 'value'>) {
  const t = useText();
  const format = useFormat();
  if (value === null) return t('reports:notKnown');
  return typeof value === 'number' ? format.number(value) : <span lang={writtenIn(value)}>{value}</span>;
}

function marksFacts(marks: NonNullable<ResponseDetail['marks']>, t: ReturnType<typeof useText>): Fact[] {
  const { passed } = marks;
  const all: Fact = [t('reports:marks'), <MarksWords key="marks" marks={marks} />];
  return passed === null
    ? [all]
    : [all, [t('reports:passRate'), t(passed ? 'reports:passedWord' : 'reports:failedWord')]];
}

function endedFact(endedBy: NonNullable<ResponseDetail['endedBy']>, t: ReturnType<typeof useText>): Fact {
  return [t('reports:endedBy'), t(`reports:endedByOf.${endedBy}`)];
}

function roundFact(
  { round }: ResponseDetail,
  { rounds }: Report,
  t: ReturnType<typeof useText>,
  locale: Locale,
): Fact[] {
  const taken = rounds.find(({ id }) => id === round);
  if (!taken) return [];
  const number = t('reports:roundNumber', { number: formatNumber(taken.number, locale) });
  return [[t('reports:round'), localizedText(taken.title, locale) || number]];
}

/** What is known about a response besides its answers. */
export function ResponseFacts({ response, report }: { response: ResponseDetail; report: Report }) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const facts: Fact[] = [
    ...DETAIL_FIELDS.filter((field) => response.details[field]).map(
      (field): Fact => [
        t(`projects:detail.${field}`),
        <Detail key={field} field={field} value={response.details[field]} />,
      ],
    ),
    ...roundFact(response, report, t, locale),
    ...(response.marks ? marksFacts(response.marks, t) : []),
    [t('reports:duration'), format.duration(response.seconds)],
    ...(response.endedBy ? [endedFact(response.endedBy, t)] : []),
    ...Object.entries(response.source).map(
      ([name, value]): Fact => [
        name === 'from' ? t('reports:filterSource') : t('reports:cameFrom', { name }),
        sourceWords(value, t),
      ],
    ),
    ...report.hiddenValues
      .filter(({ id }) => response.hiddenValues[id])
      .map((value): Fact => [hiddenValueTitle(value, locale), response.hiddenValues[value.id]]),
    ...response.values.map(({ id, label, value }): Fact => [label, <Reckoned key={id} value={value} />]),
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
