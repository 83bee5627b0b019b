import { Button, Skeleton } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#kit/web/calls/queries.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { getSiteSettings } from '../../contract/site-settings.ts';
import { sitePaths } from '../../paths.ts';
import { LookForm } from '../look/look-form.tsx';
import { SettingsPart } from '../settings/settings-part.tsx';

export const handle = { texts: ['api', 'content', 'siteLook', 'siteSettings'] } satisfies PageHandle;

export const loader = openToCallers(getSiteSettings);

/** Read anew each time one comes: what is edited is what stands now. */
export default function ThemeSettingPage() {
  const t = useText();
  const { data, error, refetch } = useQuery({ ...callQuery(getSiteSettings), gcTime: 0 });
  return (
    <>
      <PageHead title={t('dashboard:themeSettings')} />
      <PageHeader
        title={t('dashboard:themeSettings')}
        description={t('siteLook:text')}
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
      {data ? (
        <SettingsPart state={data.look}>
          {(state, onSaved) => <LookForm state={state} onSaved={onSaved} />}
        </SettingsPart>
      ) : null}
      {data || error ? null : (
        <Waiting>
          <Skeleton height={480} />
        </Waiting>
      )}
    </>
  );
}
