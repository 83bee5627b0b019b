import { Select, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { findMembers } from '#features/company/contract/members.ts';
import { mayWorkFor } from '#features/company/policy.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { handOverProject, type Project } from '../../contract/project.ts';

interface HandOverDialogProps {
  project: Project;
  company: string;
  onClose: () => void;
}

/** Asks which member of its company owns a project from now on. */
export function HandOverDialog(props: HandOverDialogProps) {
  const t = useText();
  return (
    <Dialog opened onClose={props.onClose} title={t('projects:handOver')}>
      <Stack gap="md">
        <p>{t('projects:handOverText', { name: props.project.owner.fullName })}</p>
        <HandOverForm {...props} />
      </Stack>
    </Dialog>
  );
}

function HandOverForm({ project, company, onClose }: HandOverDialogProps) {
  const t = useText();
  const client = useQueryClient();
  const { data: members = [] } = useQuery(callQuery(findMembers, { params: { id: company } }));
  const others = members.filter(({ _id, role }) => _id !== project.owner._id && mayWorkFor(role));
  const { field, shell } = useSchemaForm<typeof handOverProject.body, { owner: string | null }>({
    schema: handOverProject.body,
    saves: 'button',
    saved: { owner: null },
    labels: { owner: t('projects:newOwner') },
    bodyOf: ({ owner }) => ({ owner: owner as string }),
    async save(body) {
      await call(handOverProject, { params: { id: project._id }, body });
      onClose();
      showToast('success', t('projects:handedOver'));
      await client.invalidateQueries();
      return undefined;
    },
  });
  return (
    <FormShell {...shell} submitLabel={t('projects:handOver')}>
      <FormSection>
        <Select
          {...field('owner')}
          description={t('projects:newOwnerHint')}
          allowDeselect={false}
          comboboxProps={{ withinPortal: true }}
          data={others.map(({ _id: value, fullName: label }) => ({ value, label }))}
        />
      </FormSection>
    </FormShell>
  );
}
