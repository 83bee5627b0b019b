import { useText } from '#kit/web/i18n/use-i18n.ts';
import { RecentCount } from '#ui/dashboard/days/recent-count.tsx';
import { SparkBars } from '#ui/dashboard/days/spark-bars.tsx';
import { FactList } from '#ui/dashboard/facts/fact-list.tsx';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { WithFacts } from '#ui/dashboard/facts/with-facts.tsx';
import { ProgressTo } from '#ui/dashboard/figures/progress-to.tsx';
import { DueCount } from '#ui/dashboard/frame/due-count.tsx';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { Row, Sample } from './sample.tsx';

const TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
const DAY_MS = 86_400_000;
const MOMENTS = [0, 0.2, 1, 9, 90, -2].map((ago) => new Date(Date.now() - ago * DAY_MS).toISOString());
const COUNTS = [0, 2, 5, 3, 0, 0, 1, 8, 13, 7, 4, 2, 9, 6];
const DAYS = COUNTS.map((count, place) => ({ day: dayBefore(COUNTS.length - 1 - place), count }));

export function SignSamples() {
  const t = useText();
  return (
    <>
      <Sample title="States, each in a word">
        <Row>
          {TONES.map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {t('projects:status.processing')}
            </StatusBadge>
          ))}
        </Row>
      </Sample>
      <Sample title="Moments: point at one to see when exactly">
        <Row>
          {MOMENTS.map((at) => (
            <Moment key={at} at={at} />
          ))}
        </Row>
      </Sample>
      <Sample title="What a first page begins with, a day a bar">
        <RecentCount
          title={t('dashboard:recently', { count: DAYS.length })}
          days={DAYS}
          total={{ label: t('dashboard:responsesInAll'), count: 1280 }}
          facts={[[t('dashboard:collecting'), '3']]}
          perDay={t('dashboard:perDay')}
          quiet={t('dashboard:quietDays')}
        />
      </Sample>
      <Sample title="A section, and the way to all of it">
        <SectionHead
          id="section-sample"
          title={t('dashboard:newest')}
          all={{ to: '/gallery/lists', label: t('operations:allMails') }}
        />
      </Sample>
      <Sample title="How counts went, under the words that say how many" narrow>
        <span lang="en">{COUNTS.reduce((sum, count) => sum + count, 0)}</span>
        <SparkBars counts={COUNTS} />
      </Sample>
      <Sample title="What waits behind an entry of a sidebar">
        <Row>
          {[3, 120].map((count) => (
            <DueCount key={count} due={{ useCount: () => count, label: () => t('operations:problems') }} />
          ))}
        </Row>
      </Sample>
      <Sample title="Facts, and how far a limit is reached">
        <WithFacts facts={<FactList facts={[[t('account:email'), 'owner@example.com']]} />} brief="owner@example.com">
          <ProgressTo value={320} limit={500} />
        </WithFacts>
      </Sample>
    </>
  );
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
