import { SegmentedControl, Textarea } from '@mantine/core';
import { useState } from 'react';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { addContactNote, answerContact, type Contact } from '../../contract/contacts.ts';
import { AnswerField } from '../replies/answer-field.tsx';
import { useContactChanged } from './use-contact-changed.ts';

type Kind = 'answer' | 'note';

const CALLS = { answer: answerContact, note: addContactNote };

/** An answer that goes out by email, or a note that stays here. What is typed stays when one thinks better of which. */
export function WriteToContact({ contact: { _id: id, name, locale, email } }: { contact: Contact }) {
  const t = useText();
  const [kind, setKind] = useState<Kind>('answer');
  const changed = useContactChanged(id);
  const { field, shell } = useSchemaForm<typeof answerContact.body, { text: string }>({
    schema: answerContact.body,
    saves: 'button',
    saved: { text: '' },
    labels: { text: t(`support:write.${kind}`) },
    bodyOf: (values) => values,
    async save(body) {
      await call(CALLS[kind], { params: { id }, body });
      await changed();
      showToast('success', t(`support:written.${kind}`));
      return { content: { text: '' } };
    },
  });
  const language = t(`forms:languageName.${locale}`);
  const text = {
    ...field('text'),
    description: t(`support:writeHint.${kind}`, { email, language }),
    autosize: true,
    minRows: 5,
    maxRows: 18,
    'data-autofocus': undefined,
  };
  return (
    <FormShell {...shell} submitLabel={t(`support:do.${kind}`)}>
      <FormSection>
        <SegmentedControl
          aria-label={t('support:what')}
          value={kind}
          onChange={setKind}
          data={(['answer', 'note'] as const).map((value) => ({ value, label: t(`support:kind.${value}`) }))}
        />
        {kind === 'answer' ? <AnswerField {...text} to={{ name, locale }} /> : <Textarea {...text} />}
      </FormSection>
    </FormShell>
  );
}
