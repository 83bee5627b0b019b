import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DAY_MS } from '#domain/text/durations.ts';
import type { Project } from '#features/projects/contract/project.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { goingQuery } from './queries.ts';

/** Nobody needs to know of what goes later than this. */
const SOON_MS = 30 * DAY_MS;

const GO = { delete: 'reports:goDeleted', anonymise: 'reports:goAnonymised' } as const;

/** Which responses go soon, to whom they belong. */
export function GoingNote({ survey }: { survey: Project }) {
  const t = useText();
  const format = useFormat();
  const [openedAt] = useState(() => Date.now());
  const { data } = useQuery({
    ...goingQuery(survey._id),
    enabled: survey.retention !== null && survey.abilities.update,
  });
  if (!data?.retention || !data.going || data.going.responses === 0) return null;
  const { at, responses: count } = data.going;
  if (Date.parse(at) > openedAt + SOON_MS) return null;
  return (
    <div data-print="none">
      <Alert tone="warning">
        {t(GO[data.retention.end], { count, day: format.date(at) })}{' '}
        <LocaleLink to={projectPaths.settings(survey)}>{t('reports:goSettings')}</LocaleLink>
      </Alert>
    </div>
  );
}
