import { useOutletContext } from 'react-router';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { may } from '#kit/contract/actor.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { getSiteSettings, type SiteSettings } from '../../contract/site-settings.ts';
import { ContactForm } from '../settings/contact-form.tsx';
import { HomeForm } from '../settings/home-form.tsx';
import { SecurityForm } from '../settings/security-form.tsx';
import { SettingsPart } from '../settings/settings-part.tsx';
import { SettingsScreen } from '../settings/settings-screen.tsx';
import { SocialForm } from '../settings/social-form.tsx';

export const handle = { texts: ['api', 'siteSettings'] } satisfies PageHandle;

export const loader = openToCallers(getSiteSettings);

export default function SiteSettingPage() {
  const t = useText();
  return (
    <SettingsScreen title={t('dashboard:siteSettings')} text={t('siteSettings:text')}>
      {(settings) => <Sections settings={settings} />}
    </SettingsScreen>
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
