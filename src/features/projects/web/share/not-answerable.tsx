import { Button } from '@mantine/core';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { typeOf } from '../../contract/kinds.ts';
import type { Project } from '../../contract/project.ts';
import { useOpensLater } from '../opens-later.ts';
import { useWorkshop } from '../workshop/workshop-context.ts';

/** What whoever follows the link finds instead of questions, if they do. */
export function NotAnswerable({ project }: { project: Project }) {
  const t = useText();
  const format = useFormat();
  const workshop = useWorkshop();
  const words = { kind: t(`common:kind.${typeOf(project)}`) };
  const opensAt = useOpensLater()(project);
  if (project.takenDown) return <Alert tone="danger">{t('sharing:takenDown', words)}</Alert>;
  if (project.status === 'complete') {
    return (
      <Alert>
        <p>{t('sharing:closed', words)}</p>
        {workshop && project.abilities.reopen ? (
          <Button mt="xs" onClick={() => workshop.open('reopen')}>
            {t('projects:reopen')}
          </Button>
        ) : null}
      </Alert>
    );
  }
  return opensAt === null ? null : <Alert>{t('sharing:opens', { ...words, when: format.opening(opensAt) })}</Alert>;
}
