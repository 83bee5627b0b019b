import { useQuery } from '@tanstack/react-query';
import type { Project } from '#features/projects/contract/project.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { waitingQuery } from '../queries.ts';
import { useReportPlace } from '../use-report-place.ts';
import { mayMark } from './may-mark.ts';

/** Above the figures, where somebody's marks are in none of them yet: how many answers wait, and the way to them. */
export function AnswersWait({ survey }: { survey: Project }) {
  const t = useText();
  const { toUnmarked } = useReportPlace();
  const { data } = useQuery({ ...waitingQuery(survey._id), enabled: mayMark(survey) });
  if (!data?.total) return null;
  return (
    <Alert>
      {t('reports:waitText')} <LocaleLink to={toUnmarked}>{t('reports:answersWait', { count: data.total })}</LocaleLink>
    </Alert>
  );
}
