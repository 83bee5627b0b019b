import { TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { RichTextField } from '#ui/dashboard/forms/fields/rich-text/rich-text-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import {
  createFaq,
  type FaqContent,
  type FaqEntry,
  faqContent,
  findFaqEntries,
  getFaqEntry,
  updateFaq,
} from '../../../contract/faqs.ts';
import { bothOf } from '../both-of.ts';
import { StateField } from '../state-field.tsx';
import { useContentForm } from '../use-content-form.ts';

/** A question and its answer, in both languages beside each other. */
export function FaqForm({ entry }: { entry?: FaqEntry }) {
  const t = useText();
  const { field, localized, shell } = useSchemaForm<typeof faqContent, FaqContent>({
    schema: faqContent,
    labels: { question: t('content:question'), answer: t('content:answer'), state: t('content:state') },
    bodyOf: (values) => values,
    ...useContentForm({
      kind: 'faqs',
      entry,
      valuesOf,
      reads: [findFaqEntries, getFaqEntry],
      calls: {
        get: (id) => call(getFaqEntry, { params: { id } }),
        create: (body) => call(createFaq, { body }),
        update: (id, body) => call(updateFaq, { params: { id }, body }),
      },
    }),
  });
  return (
    <FormShell {...shell} wide>
      <FormSection>
        <LocalizedField fields={localized('question')}>{(each) => <TextInput {...each} />}</LocalizedField>
        <LocalizedField fields={localized('answer')}>{(each) => <RichTextField {...each} />}</LocalizedField>
        <StateField {...field('state')} />
      </FormSection>
    </FormShell>
  );
}

function valuesOf(entry: FaqEntry | undefined): FaqContent {
  return {
    question: bothOf(entry?.question),
    answer: bothOf(entry?.answer),
    state: entry?.state ?? 'active',
  };
}
