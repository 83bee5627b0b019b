import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { getSiteSettings } from '../../contract/site-settings.ts';
import { LookForm } from '../look/look-form.tsx';
import { SettingsPart } from '../settings/settings-part.tsx';
import { SettingsScreen } from '../settings/settings-screen.tsx';

export const handle = { texts: ['api', 'content', 'siteLook', 'siteSettings'] } satisfies PageHandle;

export const loader = openToCallers(getSiteSettings);

export default function ThemeSettingPage() {
  const t = useText();
  return (
    <SettingsScreen title={t('dashboard:themeSettings')} text={t('siteLook:text')}>
      {({ look }) => (
        <SettingsPart state={look}>{(state, onSaved) => <LookForm state={state} onSaved={onSaved} />}</SettingsPart>
      )}
    </SettingsScreen>
  );
}
