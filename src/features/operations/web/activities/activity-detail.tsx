import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { AuditSubject } from '#kit/contract/audit.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { getActivity } from '../../contract/activities.ts';
import styles from './activities.module.css';
import { useActivityWords } from './activity-words.ts';
import { ChangedValue } from './changed-value.tsx';

interface ActivityDetailProps {
  subjects: readonly AuditSubject[];
  /** The list it stands in. */
  list: { to: string; label: string };
}

/** One activity: who did what to what, and what is different since. */
export function ActivityDetail({ subjects, list }: ActivityDetailProps) {
  const t = useText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(callQuery(getActivity, { params: { id } }));
  const words = useActivityWords(subjects);
  const title = data ? words.action(data) : t('activities:activity');
  return (
    <>
      <PageHead title={title} />
      <PageHeader title={title} description={data ? words.name(data) : undefined} back={list} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <ActivityFacts activity={data} subjects={subjects} list={list.to} />
          <Changes activity={data} subjects={subjects} />
        </>
      ) : null}
      {data || error ? null : (
        <Waiting>
          <Skeleton height={240} />
        </Waiting>
      )}
    </>
  );
}

type Whole = Data<typeof getActivity>;

function ActivityFacts({
  activity,
  subjects,
  list,
}: {
  activity: Whole;
  subjects: readonly AuditSubject[];
  list: string;
}) {
  const t = useText();
  const format = useFormat();
  const words = useActivityWords(subjects);
  const role = words.role(activity);
  const { place, subjectId, actor } = activity;
  const facts: Fact[] = [
    [t('activities:who'), role ? `${words.who(activity)} (${role})` : words.who(activity)],
    [t('activities:at'), format.dateTime(activity.at)],
    [
      t('activities:kindOfThing'),
      place ? (
        <LocaleLink key="place" to={place}>
          {words.subject(activity)}
        </LocaleLink>
      ) : (
        words.subject(activity)
      ),
    ],
    ...(activity.ip ? [[t('activities:ip'), activity.ip] as const] : []),
    ...(activity.requestId ? [[t('activities:requestId'), activity.requestId] as const] : []),
  ];
  return (
    <>
      <FactList className={styles.facts} facts={facts} />
      {actor?.fullName ? (
        <p>
          <LocaleLink to={`${list}?actor=${actor._id}`}>{t('activities:allOfActor')}</LocaleLink>
        </p>
      ) : null}
      {subjectId ? (
        <p>
          <LocaleLink to={`${list}?thing=${subjectId}`}>{t('activities:allOfThing')}</LocaleLink>
        </p>
      ) : null}
    </>
  );
}

/** What is different, field by field. */
function Changes({ activity, subjects }: { activity: Whole; subjects: readonly AuditSubject[] }) {
  const t = useText();
  const words = useActivityWords(subjects);
  if (activity.changes.length === 0) return null;
  return (
    <table className={styles.changes}>
      <caption>{t('activities:changes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('activities:fieldName')}</th>
          <th scope="col">{t('activities:before')}</th>
          <th scope="col">{t('activities:after')}</th>
        </tr>
      </thead>
      <tbody>
        {activity.changes.map(({ field, isKept, before, after }) => {
          const known = words.field(activity, field);
          return (
            <tr key={field}>
              <th scope="row">{known?.label(t) ?? field}</th>
              {isKept ? (
                <>
                  <td data-title={t('activities:before')}>
                    <ChangedValue value={before} field={known} />
                  </td>
                  <td data-title={t('activities:after')}>
                    <ChangedValue value={after} field={known} />
                  </td>
                </>
              ) : (
                <td colSpan={2} className={styles.unsaid}>
                  {t('activities:unsaid')}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
