import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import type { AnyProject } from '../../contract/oversight.ts';

/** Since when a project is taken down, and what its owner was told. */
export function WhyDown({ takenDown: { at, reason, note } }: { takenDown: NonNullable<AnyProject['takenDown']> }) {
  const t = useText();
  const format = useFormat();
  return (
    <Alert tone="warning" title={t('oversight:takenDownSince', { when: format.dateTime(at) })}>
      <p>{t(`projects:takedownReason.${reason}`)}</p>
      {note ? <p>{note}</p> : null}
    </Alert>
  );
}
