import { type MouseEvent, useEffect, useRef } from 'react';
import { hiddenValueTitle } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import { NO_VALUE } from '#domain/text/format.ts';
import { writtenIn } from '#domain/text/written-in.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import type { ListedResponse } from '../../contract/responses.ts';
import { useReportPlace } from '../use-report-place.ts';
import { Detail } from './detail.tsx';
import { MarksWords } from './marks-words.tsx';
import styles from './table.module.css';
import { inColumn, type ResponseColumns } from './use-question-columns.ts';

/** As many answers as a card begins with; the response itself has all of them. */
const ON_CARD = 3;

/** One response: all of its row leads to it. Of one that was not submitted there is nothing to open. */
export function ResponseRow({ response, ...columns }: ResponseColumns & { response: ListedResponse }) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const navigate = useLocaleNavigate();
  const { responseId, toResponse } = useReportPlace();
  const { _id: id, completedAt, seconds, endedBy } = response;
  const isOpen = id === responseId;
  const row = useRef<HTMLTableRowElement>(null);
  // Who steps through the responses sees where in the list they are.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  function open({ target }: MouseEvent): void {
    // What is marked to be copied is not to be opened.
    if (!completedAt || (target as Element).closest('a') || window.getSelection()?.type === 'Range') return;
    navigate(toResponse(id), { preventScrollReset: true });
  }

  return (
    <tr ref={row} onClick={open} data-open={isOpen || undefined} data-link={completedAt ? true : undefined}>
      <th scope="row">
        {completedAt ? (
          <LocaleLink
            to={toResponse(id)}
            className={styles.open}
            preventScrollReset
            data-response={id}
            aria-current={isOpen || undefined}
          >
            {format.shortDateTime(completedAt)}
          </LocaleLink>
        ) : (
          <span>
            {format.shortDateTime(response.startedAt)} <small>{t('reports:startedOnly')}</small>
          </span>
        )}
      </th>
      {columns.details.map((field) => (
        <td key={field} data-empty={!response.details[field] || undefined}>
          <Detail field={field} value={response.details[field]} />
        </td>
      ))}
      {columns.marks ? (
        <td data-number data-label={t('reports:marks')}>
          <MarksWords marks={response.marks} />
        </td>
      ) : null}
      {columns.hiddenValues.map((value) => (
        <td key={value.id} data-empty={!response.hiddenValues[value.id] || undefined}>
          <span className={styles.title} aria-hidden="true">
            {hiddenValueTitle(value, locale)}
          </span>
          <span className={styles.answer} title={response.hiddenValues[value.id]}>
            {response.hiddenValues[value.id] ?? NO_VALUE}
          </span>
        </td>
      ))}
      <Answers response={response} questions={columns.questions} versions={columns.versions} />
      <Values response={response} values={columns.values} />
      <td data-number data-label={t('reports:duration')}>
        {seconds === null ? NO_VALUE : format.duration(seconds)}
        {endedBy ? <small>{t(`reports:endedByBriefly.${endedBy}`)}</small> : null}
      </td>
      {columns.languages.length > 1 ? (
        <td data-language>
          <span lang={response.locale}>{t(`common:languageName.${response.locale}`)}</span>
        </td>
      ) : null}
      {columns.versions.length > 1 ? (
        <td data-number data-label={t('reports:version')}>
          {format.digits(response.version)}
        </td>
      ) : null}
    </tr>
  );
}

/** Where there is no head, what stands around a number is shown as well. */
function Words({ before, said, after }: ReturnType<typeof inColumn>) {
  return (
    <>
      {before ? <span className={styles.around}>{before}</span> : null}
      {said}
      {after ? <span className={styles.around}>{after}</span> : null}
    </>
  );
}

const UNREAD = {
  completed: 'reports:noAnswers',
  answering: 'reports:notSubmitted',
  screened_out: 'reports:screenedOutWith',
  over_quota: 'reports:overQuotaWith',
} as const;

interface AnswersProps extends Pick<ResponseColumns, 'questions' | 'versions'> {
  response: ListedResponse;
}

/** A cell an answer; one for all where there is none to show, and why. */
function Answers({ response, questions, versions }: AnswersProps) {
  const t = useText();
  const { state, completedAt, answered, words = {} } = response;
  const unread = UNREAD[state];
  // Of a version that was published since the report was read, nobody knows here what it asks.
  const isKnown = versions.includes(response.version);
  if (questions.length === 0) return null;
  if (!completedAt || answered === 0) {
    return (
      <td colSpan={questions.length} className={styles.none}>
        {t(unread, { count: answered })}
      </td>
    );
  }
  return questions.map(({ id, title, lang, around, versions: askedIn }, index) => {
    const text = words[id];
    return (
      <td
        key={id}
        data-number={around ? true : undefined}
        data-empty={text === undefined || undefined}
        data-late={index >= ON_CARD || undefined}
      >
        <span className={styles.title} lang={lang} aria-hidden="true">
          {title}
        </span>
        {text === undefined ? (
          <Unanswered response={response} question={id} isInVersion={!isKnown || askedIn.includes(response.version)} />
        ) : (
          <span className={styles.answer} lang={writtenIn(text)} title={text}>
            <Words {...inColumn(text, around)} />
          </span>
        )}
      </td>
    );
  });
}

/** What is reckoned of the response. */
function Values({ response, values }: Pick<ResponseColumns, 'values'> & { response: ListedResponse }) {
  const format = useFormat();
  return values.map(({ id, title, isNumeric }) => {
    const value = response.values?.[id];
    const said = typeof value === 'number' ? format.number(value) : value;
    return (
      <td key={id} data-number={isNumeric || undefined} data-empty={said === undefined || undefined}>
        <span className={styles.title} aria-hidden="true">
          {title}
        </span>
        <span className={styles.answer} lang={said === undefined ? undefined : writtenIn(said)} title={said}>
          {said ?? NO_VALUE}
        </span>
      </td>
    );
  });
}

interface UnansweredProps {
  response: ListedResponse;
  question: string;
  /** The version of the response asks it. */
  isInVersion: boolean;
}

/** Why there is no answer: skipped, where nothing is said. */
function Unanswered({ response, question, isInVersion }: UnansweredProps) {
  const t = useText();
  if (!isInVersion) return <small>{t('reports:notInVersion')}</small>;
  const why = [
    ['reports:offPath', response.offPath],
    ['reports:notAsked', response.notAsked],
  ] as const;
  const told = why.find(([, ids]) => ids?.includes(question));
  return told ? <small>{t(told[0])}</small> : NO_VALUE;
}
