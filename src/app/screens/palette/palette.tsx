import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconClipboardText, IconPlus, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { searchKey } from '#domain/text/normalise.ts';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { AREAS } from '#features/identity/paths.ts';
import { libraryPaths } from '#features/library/paths.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { useTitleText } from '#features/projects/web/project-title.tsx';
import { surveysQuery } from '#features/projects/web/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { DASHBOARD_SIDEBAR } from '../../shells/dashboard-sidebar.ts';
import { sidebarFor, userLinksOf } from '../../shells/viewer-navigation.ts';

const SURVEYS_SHOWN = 6;

const [store, palette] = createSpotlight();

interface Place {
  to: string;
  label: string;
  icon: ReactNode;
}

export function Palette({ user }: { user: SessionUser }) {
  const t = useText();
  const navigate = useLocaleNavigate();
  const [typed, setTyped] = useState('');
  const places = usePlaces(user).filter(({ label }) => searchKey(label).includes(searchKey(typed)));
  const surveys = useSurveys(typed);
  useEffect(() => palette.open(), []);

  const group = (label: string, found: readonly Place[]) =>
    found.length === 0 ? null : (
      <Spotlight.ActionsGroup label={label}>
        {found.map(({ to, label: name, icon }) => (
          <Spotlight.Action key={to} label={name} leftSection={icon} onClick={() => navigate(to)} />
        ))}
      </Spotlight.ActionsGroup>
    );

  return (
    <Spotlight.Root
      store={store}
      query={typed}
      onQueryChange={setTyped}
      tagsToIgnore={[]}
      aria-label={t('common:goTo')}
    >
      <Spotlight.Search placeholder={t('common:goTo')} aria-label={t('common:goTo')} />
      <Spotlight.ActionsList>
        {group(t('common:screens'), places)}
        {group(t('dashboard:surveys'), surveys)}
        {places.length + surveys.length === 0 ? <Spotlight.Empty>{t('common:nothingFound')}</Spotlight.Empty> : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Every screen that they find in the sidebar and in their own menu, and where a survey begins. */
function usePlaces(user: SessionUser): Place[] {
  const t = useText();
  const entries = sidebarFor(user, DASHBOARD_SIDEBAR).flatMap((group) => group.entries);
  return [
    ...entries.map(({ label, to, icon: Icon }) => ({ label: label(t), to, icon: <Icon /> })),
    { label: t('projects:newSurvey'), to: libraryPaths.newSurvey, icon: <IconPlus /> },
    ...userLinksOf(AREAS.dashboard).map(({ label, to }) => ({ label: label(t), to, icon: <IconUser /> })),
  ];
}

function useSurveys(typed: string): Place[] {
  const titleOf = useTitleText();
  const { data } = useQuery(surveysQuery({ q: typed.trim() || undefined, limit: SURVEYS_SHOWN }));
  const items = data?.items ?? [];
  return items.map(({ _id, title }) => ({
    label: titleOf(title),
    to: projectPaths.survey(_id),
    icon: <IconClipboardText />,
  }));
}
