import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Project } from '../../contract/project.ts';
import { projectPaths } from '../../paths.ts';
import { settingId } from './setting-id.ts';
import type { Settings } from './use-settings.ts';

/** How many rounds a quiz has, and the way to them. */
export function RoundsLink({ settings, project }: { settings: Settings; project: Project }) {
  const t = useText();
  const count = settings.values.series?.rounds.length ?? 1;
  return (
    <p>
      <LocaleLink id={settingId('rounds')} to={projectPaths.rounds(project)}>
        {t('projects:roundsCount', { count })}
      </LocaleLink>{' '}
      {t('projects:roundsHint')}
    </p>
  );
}
