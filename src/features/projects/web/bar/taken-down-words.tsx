import { supportPaths } from '#features/support/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { typeOf } from '../../contract/kinds.ts';
import type { Project } from '../../contract/project.ts';

interface TakenDownWordsProps {
  project: Pick<Project, 'kind' | 'mode'>;
  takenDown: NonNullable<Project['takenDown']>;
}

/** What its owner is told of a project that the staff have taken down. */
export function TakenDownWords({ project, takenDown: { at, reason, note } }: TakenDownWordsProps) {
  const t = useText();
  const format = useFormat();
  const kind = t(`common:kind.${typeOf(project)}`);
  return (
    <>
      <p>{t('projects:takenDownText', { kind, when: format.dateTime(at) })}</p>
      <p>
        {t('projects:reason')}: {t(`projects:takedownReason.${reason}`)}
      </p>
      {note ? <p>{note}</p> : null}
      <p>
        <LocaleLink to={supportPaths.createTicket}>{t('projects:askWhy')}</LocaleLink>
      </p>
    </>
  );
}
