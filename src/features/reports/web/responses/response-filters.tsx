import { Checkbox, Radio, Select, Stack } from '@mantine/core';
import type { RespondentState } from '#domain/answers/respondent-state.ts';
import type { Locale } from '#domain/text/locale.ts';
import { sourceWords } from '#features/projects/contract/sharing.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FilterPill } from '#ui/dashboard/lists/tools/filter-pill.tsx';
import type { ListState } from '#ui/dashboard/lists/use-list-state.ts';
import type { Report } from '../../contract/report.ts';
import { OF_SUBMITTED } from '../../contract/responses.ts';
import { FilterPanel } from '../narrowing/filter-panel.tsx';
import { SourceFilter } from '../narrowing/source-filter.tsx';
import { DayFilter } from './day-filter.tsx';
import { FILTERS, type Filter, isOfSubmitted } from './use-responses.ts';

interface ResponseFiltersProps {
  projectId: string;
  list: ListState;
  /** What is listed was submitted: it can be searched. */
  isSubmitted: boolean;
  headline: Report['headline'];
  languages: Locale[];
}

const NOTHING = Object.fromEntries(FILTERS.map((name) => [name, undefined]));

/** What narrows the list besides searching; what is set stands beside the button and can be taken away there. */
export function ResponseFilters(props: ResponseFiltersProps) {
  const { projectId, list, isSubmitted, headline, languages } = props;
  const t = useText();
  const format = useFormat();
  const set = FILTERS.filter((name) => list.filters[name] && (isSubmitted || !isOfSubmitted(name)));
  const value = (name: Filter) => list.filters[name] ?? '';

  function wordsOf(name: Filter): string {
    if (name === 'state') return t(`reports:filterState.${value(name) as RespondentState}`);
    if (name === 'has') return t('reports:filterText');
    if (name === 'source') return t('reports:filtered.source', { source: sourceWords(value(name), t) });
    if (name === 'language') return t(`common:languageName.${value(name) as Locale}`);
    return t(`reports:filtered.${name}`, { date: format.date(value(name)) });
  }

  const fields = (
    <Stack gap="md">
      <Radio.Group
        label={t('reports:filterWhich')}
        value={value('state') || 'completed'}
        onChange={(state) =>
          state === 'completed' ? list.filter('state', undefined) : list.filter('state', state, OF_SUBMITTED)
        }
      >
        <Stack gap="xs" mt="xs">
          <Radio value="completed" label={t('reports:filterState.completed')} />
          <Radio value="answering" label={t('reports:filterState.answering')} />
          {headline.screenedOut > 0 || value('state') === 'screened_out' ? (
            <Radio value="screened_out" label={t('reports:filterState.screened_out')} />
          ) : null}
          {headline.overQuota > 0 || value('state') === 'over_quota' ? (
            <Radio value="over_quota" label={t('reports:filterState.over_quota')} />
          ) : null}
        </Stack>
      </Radio.Group>
      <DayFilter
        label={t('reports:filterFrom')}
        day={list.filters.from}
        to={list.filters.until}
        onChange={(day) => list.filter('from', day)}
      />
      <DayFilter
        label={t('reports:filterUntil')}
        day={list.filters.until}
        from={list.filters.from}
        onChange={(day) => list.filter('until', day)}
      />
      {languages.length > 1 ? (
        <Select
          label={t('common:language')}
          placeholder={t('reports:filterAnyLanguage')}
          clearable
          comboboxProps={{ withinPortal: false }}
          data={languages.map((language) => ({ value: language, label: t(`common:languageName.${language}`) }))}
          value={value('language') || null}
          onChange={(language) => list.filter('language', language ?? undefined)}
        />
      ) : null}
      {isSubmitted ? (
        <SourceFilter
          projectId={projectId}
          value={list.filters.source}
          onChange={(source) => list.filter('source', source)}
        />
      ) : null}
      {isSubmitted ? (
        <Checkbox
          label={t('reports:filterText')}
          checked={value('has') === 'text'}
          onChange={(event) => list.filter('has', event.currentTarget.checked ? 'text' : undefined)}
        />
      ) : null}
    </Stack>
  );

  return (
    <>
      <FilterPanel onClear={() => list.filterBy(NOTHING)} show={t('reports:showFiltered')}>
        {fields}
      </FilterPanel>
      {set.map((name) => (
        <FilterPill key={name} label={wordsOf(name)} onRemove={() => list.filter(name, undefined)} />
      ))}
    </>
  );
}
