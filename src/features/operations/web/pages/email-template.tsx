import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { call } from '#kit/web/calls/call-client.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { getMailTemplate, resetMailTemplate, updateMailTemplate } from '../../contract/mail-templates.ts';
import { operationPaths } from '../../paths.ts';
import { MailVersions } from '../mail-templates/mail-versions.tsx';
import { TEMPLATE_KEYS, templateQuery } from '../mail-templates/queries.ts';
import { TemplateForm } from '../mail-templates/template-form.tsx';
import { templateName } from '../mails/template-name.ts';

export const handle = { texts: ['api'] } satisfies PageHandle;

/** An address that names nothing is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getMailTemplate, { params: { name: String(params.name) } });
  return null;
}

export default function EmailTemplatePage() {
  const t = useText();
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const { name = '' } = useParams();
  const { data: template, error, refetch } = useQuery({ ...templateQuery(name), gcTime: 0 });
  const [asks, setAsks] = useState(false);
  /** What was put there by other means than the form begins the form anew. */
  const [put, setPut] = useState(0);
  const title = templateName(name, t);

  async function change(work: Promise<unknown>, words: string): Promise<void> {
    try {
      await work;
      await Promise.all(TEMPLATE_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })));
      setPut((before) => before + 1);
      showToast('success', words);
    } catch (failure) {
      showToast('error', messageOf(failure));
    }
  }

  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        back={{ to: operationPaths.emailTemplates, label: t('operations:templates.title') }}
        badge={template?.edited ? <StatusBadge tone="info">{t('operations:templates.edited')}</StatusBadge> : null}
        actions={
          template?.edited ? (
            <Button variant="default" onClick={() => setAsks(true)}>
              {t('operations:templates.reset')}
            </Button>
          ) : null
        }
      />
      {error && !template ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {template ? (
        <>
          <TemplateForm key={put} template={template} />
          <MailVersions
            template={template}
            onRestore={({ words, revision: number }) => {
              const body = { ...words, revision: template.revision };
              const saving = call(updateMailTemplate, { params: { name }, body });
              void change(saving, t('operations:templates.restored', { number }));
            }}
          />
          <ConfirmDialog
            opened={asks}
            title={t('operations:templates.reset')}
            confirmLabel={t('operations:templates.reset')}
            onCancel={() => setAsks(false)}
            onConfirm={() => {
              setAsks(false);
              const resetting = call(resetMailTemplate, { params: { name }, body: { revision: template.revision } });
              void change(resetting, t('operations:templates.wasReset'));
            }}
          >
            {t('operations:templates.resetAsk')}
          </ConfirmDialog>
        </>
      ) : null}
      {template || error ? null : (
        <Waiting>
          <Skeleton height={480} />
        </Waiting>
      )}
    </>
  );
}
