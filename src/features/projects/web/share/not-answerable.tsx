import { useState } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import type { Project } from '../../contract/project.ts';

/** What whoever follows the link finds instead of questions, if they do. */
export function NotAnswerable({ project: { status, opensAt } }: { project: Project }) {
  const t = useText();
  const format = useFormat();
  const [now] = useState(() => new Date());
  if (status === 'complete') return <Alert>{t('sharing:closed')}</Alert>;
  if (opensAt === null || new Date(opensAt) <= now) return null;
  return <Alert>{t('sharing:opens', { when: format.dateTime(opensAt) })}</Alert>;
}
