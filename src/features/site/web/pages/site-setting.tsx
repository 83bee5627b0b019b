import { Button, Skeleton } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { may } from '#kit/contract/actor.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { getSiteSettings, type SiteSettings } from '../../contract/site-settings.ts';
import { sitePaths } from '../../paths.ts';
import { ContactForm } from '../settings/contact-form.tsx';
import { HomeForm } from '../settings/home-form.tsx';
import { SecurityForm } from '../settings/security-form.tsx';
import { SettingsPart } from '../settings/settings-part.tsx';
import { SocialForm } from '../settings/social-form.tsx';

export const handle = { texts: ['api', 'siteSettings'] } satisfies PageHandle;

export const loader = openToCallers(getSiteSettings);

/** Read anew each time one comes: what is edited is what stands now. */
export default function SiteSettingPage() {
  const t = useText();
  const { data, error, refetch } = useQuery({ ...callQuery(getSiteSettings), gcTime: 0 });
  return (
    <>
      <PageHead title={t('dashboard:siteSettings')} />
      <PageHeader
        title={t('dashboard:siteSettings')}
        description={t('siteSettings:text')}
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
      {data ? <Sections settings={data} /> : null}
      {data || error ? null : (
        <Waiting>
          <Skeleton height={480} />
        </Waiting>
      )}
    </>
  );
}

function Sections({ settings }: { settings: SiteSettings }) {
  const user = useOutletContext<SessionUser>();
  return (
    <>
      <SettingsPart state={settings.contact}>
        {(state, onSaved) => <ContactForm state={state} onSaved={onSaved} />}
      </SettingsPart>
      <SettingsPart state={settings.social}>
        {(state, onSaved) => <SocialForm state={state} onSaved={onSaved} />}
      </SettingsPart>
      <SettingsPart state={settings.home}>
        {(state, onSaved) => <HomeForm state={state} onSaved={onSaved} />}
      </SettingsPart>
      {may(user, 'roles') ? (
        <SettingsPart state={settings.security}>
          {(state, onSaved) => <SecurityForm state={state} onSaved={onSaved} />}
        </SettingsPart>
      ) : null}
    </>
  );
}
