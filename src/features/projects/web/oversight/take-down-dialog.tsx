import { Select, Stack, Textarea } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type AnyProject, takeDownProject } from '../../contract/oversight.ts';
import { TAKEDOWN_REASONS, type TakedownReason } from '../../contract/takedown.ts';
import { useTitleText } from '../project-title.tsx';
import { useAnyProjectChanged } from './use-any-project-changed.ts';

interface TakeDownDialogProps {
  project: AnyProject;
  onClose: () => void;
}

/** Asks for the reason that the owner is told, says what follows, and takes the project down. */
export function TakeDownDialog({ project, onClose }: TakeDownDialogProps) {
  const t = useText();
  const titleOf = useTitleText();
  return (
    <Dialog opened onClose={onClose} title={t('oversight:takeDownTitle', { title: titleOf(project.title) })}>
      <Stack gap="md">
        <p>{t('oversight:takeDownText')}</p>
        <TakeDownForm project={project} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

function TakeDownForm({ project: { _id: id }, onClose }: TakeDownDialogProps) {
  const t = useText();
  const changed = useAnyProjectChanged();
  const { field, shell } = useSchemaForm<typeof takeDownProject.body, { reason: TakedownReason | null; note: string }>({
    schema: takeDownProject.body,
    saves: 'button',
    saved: { reason: null, note: '' },
    labels: { reason: t('projects:reason'), note: t('projects:note') },
    bodyOf: (values) => values as { reason: TakedownReason; note: string },
    async save(body) {
      await call(takeDownProject, { params: { id }, body });
      await changed();
      onClose();
      showToast('success', t('oversight:takenDown'));
      return undefined;
    },
  });
  return (
    <FormShell {...shell} submitLabel={t('oversight:doTakeDown')} danger>
      <FormSection>
        <Select
          {...field('reason')}
          allowDeselect={false}
          comboboxProps={{ withinPortal: true }}
          data={TAKEDOWN_REASONS.map((value) => ({ value, label: t(`projects:takedownReason.${value}`) }))}
        />
        <Textarea {...field('note')} description={t('oversight:noteHint')} autosize minRows={3} maxRows={10} />
      </FormSection>
    </FormShell>
  );
}
