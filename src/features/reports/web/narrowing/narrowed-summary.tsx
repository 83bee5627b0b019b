import { Button } from '@mantine/core';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import type { Project } from '#features/projects/contract/project.ts';
import { CallError } from '#kit/contract/call.ts';
import { firstMessages } from '#kit/web/calls/form-errors.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { ReportSkeleton } from '../report-skeleton.tsx';
import { NarrowedHeadline } from '../summary/narrowed-headline.tsx';
import { SummaryCards } from '../summary/summary-cards.tsx';
import { useNarrowedReport } from './use-narrowed-report.ts';
import { useNarrowing } from './use-narrowing.ts';

interface NarrowedSummaryProps {
  survey: Project;
  /** How many responses there are in all. */
  all: number;
}

/** The figures of some responses: those of some days, or of a source. */
export function NarrowedSummary({ survey, all }: NarrowedSummaryProps) {
  const t = useText();
  const { data, error, refetch } = useNarrowedReport(survey._id);
  // What was counted for other days must not stand under these.
  if (error instanceof CallError && error.status === 422) {
    const said = firstMessages(error.fields);
    return <Nothing title={t('reports:narrowedRefused')} text={said.from ?? said.until ?? said.source} />;
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Waiting>
        <ReportSkeleton />
      </Waiting>
    );
  }
  if (data.headline.completed === 0)
    return <Nothing title={t('common:nothingFound')} text={t('reports:narrowedEmpty')} />;
  const today = survey.status === 'processing' ? dhakaDay(data.asOf) : undefined;
  return (
    <SummaryCards
      report={data}
      survey={survey}
      today={today}
      headline={<NarrowedHeadline report={data} all={all} today={today} />}
    />
  );
}

function Nothing({ title, text }: { title: string; text: string | undefined }) {
  const t = useText();
  const { list } = useNarrowing();
  return (
    <EmptyState
      picture="nothing-found"
      title={title}
      text={text}
      action={
        <Button variant="default" onClick={list.clear}>
          {t('common:clearFilters')}
        </Button>
      }
    />
  );
}
