import { Select, Textarea, TextInput } from '@mantine/core';
import { localizedText } from '#domain/text/localized.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { createTicket, type findTicketChoices } from '../../contract/tickets.ts';
import { supportPaths } from '../../paths.ts';
import { sendFiles } from './send-files.ts';
import { TicketFileDrop } from './ticket-file-drop.tsx';
import { withFiles } from './with-files.ts';

const typed = withFiles(createTicket.body);

/** What a ticket is opened with. It begins with the first category and a priority that is neither end of the list. */
export function NewTicketForm({ choices: { categories, priorities } }: { choices: Data<typeof findTicketChoices> }) {
  const t = useText();
  const locale = useLocale();
  const navigate = useLocaleNavigate();
  const { field, shell } = useSchemaForm({
    schema: typed,
    saves: 'button',
    saved: {
      subject: '',
      category: categories[0]?._id ?? '',
      priority: (priorities[1] ?? priorities[0])?._id ?? '',
      text: '',
      files: [] as File[],
    },
    labels: {
      subject: t('tickets:subject'),
      category: t('tickets:category'),
      priority: t('tickets:priority'),
      text: t('tickets:message'),
      files: t('tickets:files'),
    },
    bodyOf: (values) => values,
    async save({ files, ...body }) {
      const { _id } = await call(createTicket, { body: { ...body, files: await sendFiles(files) } });
      navigate(supportPaths.ownTicket(_id));
      return undefined;
    },
  });
  return (
    <FormShell {...shell} submitLabel={t('tickets:send')}>
      <FormSection>
        <TextInput {...field('subject')} />
        <FieldPair>
          <Select
            {...field('category')}
            allowDeselect={false}
            data={categories.map(({ _id, name }) => ({ value: _id, label: localizedText(name, locale) }))}
          />
          <Select
            {...field('priority')}
            allowDeselect={false}
            data={priorities.map(({ _id, name, hours }) => ({
              value: _id,
              label: t('tickets:within', { name: localizedText(name, locale), count: hours }),
            }))}
          />
        </FieldPair>
        <Textarea {...field('text')} autosize minRows={6} maxRows={18} />
        <TicketFileDrop {...field('files')} />
      </FormSection>
    </FormShell>
  );
}
