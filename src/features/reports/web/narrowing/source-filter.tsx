import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sourceWords } from '#features/projects/contract/sharing.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { responseSourcesQuery } from '../queries.ts';

interface SourceFilterProps {
  projectId: string;
  value: string | undefined;
  onChange: (source: string | undefined) => void;
}

/**
 * Where they came from, to choose from what the newest responses tell; nothing where none does. No number stands beside
 * a source: the list is narrowed among all responses, whatever the value is called in them.
 */
export function SourceFilter({ projectId, value, onChange }: SourceFilterProps) {
  const t = useText();
  const { data } = useQuery(responseSourcesQuery(projectId));
  // Called by several names a value is one choice, for the list is narrowed by the value.
  const byValue = new Map(data?.sources.toReversed().map((source) => [source.value, source]));
  const sources = [...byValue.values()].reverse();
  if (sources.length === 0) return null;
  const groups = [...new Set(sources.map(({ name }) => name))].map((named) => ({
    group: named === 'from' ? t('reports:sourceShared') : named,
    items: sources
      .filter(({ name }) => name === named)
      .map(({ value: source }) => ({ value: source, label: sourceWords(source, t) })),
  }));
  return (
    <Select
      label={t('reports:filterSource')}
      placeholder={t('reports:filterAnywhere')}
      clearable
      searchable={sources.length > MOST_UNSEARCHED}
      comboboxProps={{ withinPortal: false }}
      data={groups}
      value={value ?? null}
      onChange={(source) => onChange(source ?? undefined)}
    />
  );
}

const MOST_UNSEARCHED = 8;
