import { Stack } from '@mantine/core';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { DateRangeField } from '#ui/dashboard/forms/fields/dates/date-range-field.tsx';
import { FilterPill } from '#ui/dashboard/lists/tools/filter-pill.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { DownloadMenu } from '../download-menu.tsx';
import { responseFiles } from '../downloads.ts';
import { FilterPanel } from './filter-panel.tsx';
import { SourceFilter } from './source-filter.tsx';
import { NARROWING, useNarrowing } from './use-narrowing.ts';
import { useNarrowingWords } from './use-narrowing-words.ts';

const ANY_DAY = { from: undefined, until: undefined };
const NOTHING = Object.fromEntries(NARROWING.map((name) => [name, undefined]));

/** Which responses the summary is of: days and a source. What is set stands beside the button, with the file of it. */
export function SummaryFilters({ projectId }: { projectId: string }) {
  const t = useText();
  const locale = useLocale();
  const words = useNarrowingWords();
  const { list, narrowing, isNarrowed } = useNarrowing();
  const { from, until, source } = narrowing;
  return (
    <ListTools>
      <FilterPanel onClear={() => list.filterBy(NOTHING)} show={t('reports:showSummary')}>
        <Stack gap="md">
          <DateRangeField
            label={t('forms:days')}
            value={{ ...(from && { from }), ...(until && { until }) }}
            onChange={(days) => list.filterBy({ ...ANY_DAY, ...days })}
            withinPortal={false}
          />
          <SourceFilter projectId={projectId} value={source} onChange={(chosen) => list.filter('source', chosen)} />
        </Stack>
      </FilterPanel>
      {words.days ? <FilterPill label={words.days} onRemove={() => list.filterBy(ANY_DAY)} /> : null}
      {words.source ? <FilterPill label={words.source} onRemove={() => list.filter('source', undefined)} /> : null}
      {isNarrowed ? (
        <DownloadMenu label={t('reports:downloadThese')} files={responseFiles(projectId, { locale, ...narrowing })} />
      ) : null}
    </ListTools>
  );
}
