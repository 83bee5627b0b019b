import { Select, type SelectProps, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localizedText } from '#domain/text/localized.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { findHomeProjects, type HomeProject } from '../../contract/site-settings.ts';

interface HomeProjectFieldProps extends Omit<SelectProps, 'data' | 'onChange'> {
  /** The one that stands there. */
  known: HomeProject | null;
  onChange: (id: string | null) => void;
}

/** A project, searched by its title; what the home page would ask of it stands below. */
export function HomeProjectField({ known, value, onChange, ...props }: HomeProjectFieldProps) {
  const t = useText();
  const locale = useLocale();
  const [q, setQ] = useState('');
  // What was chosen before stays known, for the form may be put back to it.
  const [seen, setSeen] = useState(known ? [known] : []);
  const { data } = useQuery({
    ...callQuery(findHomeProjects, { query: q ? { q } : {} }),
    placeholderData: keepPreviousData,
  });
  const found = data ?? [];
  const titleOf = ({ title }: HomeProject) => localizedText(title, locale);
  const chosen = [...seen, ...found].find(({ _id }) => _id === value);
  const offered = chosen && !found.some(({ _id }) => _id === chosen._id) ? [chosen, ...found] : found;
  const question = chosen?.question;
  const nothing = q !== '' && data?.length === 0;

  function choose(id: string | null): void {
    const project = found.find(({ _id }) => _id === id);
    if (project) setSeen((before) => [...before, project]);
    onChange(id);
  }

  return (
    <div>
      <Select
        {...props}
        value={value ?? null}
        onChange={choose}
        description={t('siteSettings:homeProjectHint')}
        data={offered.map((project) => ({ value: project._id, label: titleOf(project) }))}
        searchable
        clearable
        onSearchChange={(typed) => setQ(chosen && typed === titleOf(chosen) ? '' : typed.trim())}
        filter={({ options }) => options}
        renderOption={({ option }) => {
          const owner = offered.find(({ _id }) => _id === option.value)?.ownerName;
          return (
            <span>
              {option.label}
              <Text span display="block" size="sm" c="dimmed">
                {owner}
              </Text>
            </span>
          );
        }}
      />
      {/* Not in the list, which holds projects alone. */}
      <Text size="sm" mt={nothing ? 'xs' : 0} role="status">
        {nothing ? t('siteSettings:noProject') : null}
      </Text>
      {chosen && !nothing ? (
        <Text size="sm" mt="xs">
          {question
            ? t('siteSettings:asks', { question: localizedText(question, locale) })
            : t('siteSettings:asksNothing')}
        </Text>
      ) : null}
    </div>
  );
}
