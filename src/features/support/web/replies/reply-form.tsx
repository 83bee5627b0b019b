import { Textarea, TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { useEditedForm } from '#ui/dashboard/lists/edited/use-edited-form.ts';
import {
  createSavedReply,
  findSavedReplies,
  type ReplyContent,
  replyContent,
  type SavedReply,
  updateSavedReply,
} from '../../contract/saved-replies.ts';

const NONE = { en: '', bn: '' };

/** What a reply is found by, and what it says, in the languages that it is written in. */
export function ReplyForm({ entry, onSaved }: { entry: SavedReply | undefined; onSaved: () => void }) {
  const t = useText();
  const { localized, shell } = useSchemaForm<typeof replyContent, ReplyContent>({
    schema: replyContent,
    saved: { name: entry?.name ?? NONE, text: entry?.text ?? NONE },
    labels: { name: t('savedReplies:name'), text: t('savedReplies:text') },
    bodyOf: (values) => values,
    ...useEditedForm({
      finder: findSavedReplies,
      entry,
      onSaved,
      calls: {
        create: (body: ReplyContent) => call(createSavedReply, { body }),
        update: (id, body) => call(updateSavedReply, { params: { id }, body }),
      },
    }),
  });
  return (
    <FormShell {...shell} submitLabel={entry ? t('common:save') : t('forms:addEntry')}>
      <FormSection>
        <LocalizedField fields={localized('name')}>{(each) => <TextInput {...each} />}</LocalizedField>
        <LocalizedField fields={localized('text')}>
          {(each) => <Textarea {...each} autosize minRows={6} maxRows={16} />}
        </LocalizedField>
        <p>{t('savedReplies:variables', { name: '{{name}}', ticket: '{{ticket}}' })}</p>
      </FormSection>
    </FormShell>
  );
}
