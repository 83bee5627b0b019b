import { Button, Skeleton } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery } from '#kit/web/calls/queries.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { getSiteSettings, type SiteSettings } from '../../contract/site-settings.ts';
import { sitePaths } from '../../paths.ts';

interface SettingsScreenProps {
  title: string;
  text: string;
  children: (settings: SiteSettings) => ReactNode;
}

/** Settings of the site, read anew each time one comes: what is edited is what stands now. */
export function SettingsScreen({ title, text, children }: SettingsScreenProps) {
  const t = useText();
  const { data, error, refetch } = useQuery({ ...callQuery(getSiteSettings), gcTime: 0 });
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        description={text}
        actions={
          <Button
            variant="default"
            component={LocaleLink}
            to={sitePaths.home}
            target="_blank"
            leftSection={<IconExternalLink size={18} aria-hidden="true" />}
          >
            {t('siteSettings:seeOnSite')}
          </Button>
        }
      />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? children(data) : null}
      {data || error ? null : (
        <Waiting>
          <Skeleton height={480} />
        </Waiting>
      )}
    </>
  );
}
