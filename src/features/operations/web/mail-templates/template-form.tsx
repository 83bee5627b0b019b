import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { LOCALES } from '#domain/text/locale.ts';
import { problemOf } from '#kit/contract/mail-template.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import {
  getMailTemplate,
  type MailTemplateDetail,
  type MailWordsInBoth,
  mailWords,
  updateMailTemplate,
} from '../../contract/mail-templates.ts';
import { MailPreview } from './mail-preview.tsx';
import { TEMPLATE_KEYS } from './queries.ts';
import { VariableList } from './variable-list.tsx';

/** What a mail says in both languages, what may be put into it, and how it looks with what is typed. */
export function TemplateForm({ template }: { template: MailTemplateDetail }) {
  const t = useText();
  const client = useQueryClient();
  const { name } = template;
  const { form, localized, shell } = useSchemaForm<typeof mailWords, MailWordsInBoth>({
    schema: mailWords,
    saves: 'bar',
    saved: template.words,
    revision: template.revision,
    labels: { subject: t('operations:subject'), body: t('operations:templates.body') },
    bodyOf: (values) => values,
    check: (values) => problemsIn(template, values, (key, variable) => t(`api:${key}`, { variable })),
    async save(body, revision) {
      const saved = await call(updateMailTemplate, { params: { name }, body: { ...body, revision } });
      await Promise.all(TEMPLATE_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })));
      showToast('success', t('operations:templates.saved'));
      return { revision: saved.revision, content: saved.words };
    },
    async read() {
      const now = await call(getMailTemplate, { params: { name } });
      return { revision: now.revision, content: now.words };
    },
  });
  return (
    <>
      <FormShell {...shell} wide>
        <FormSection>
          <LocalizedField fields={localized('subject')}>{(each) => <TextInput {...each} />}</LocalizedField>
          <LocalizedField fields={localized('body')}>
            {(each) => (
              <Textarea autosize minRows={8} maxRows={20} description={t('operations:templates.bodyHint')} {...each} />
            )}
          </LocalizedField>
          <VariableList template={template} />
        </FormSection>
      </FormShell>
      <MailPreview name={name} words={form.values} />
    </>
  );
}

type Say = (key: NonNullable<ReturnType<typeof problemOf>>['key'], variable: string) => string;

/** By field and language, as the form knows its fields: `body.bn`. */
function problemsIn({ variables }: MailTemplateDetail, words: MailWordsInBoth, say: Say) {
  const known = {
    variables: Object.fromEntries(
      variables.map(({ name, needed, alone, sample }) => [
        name,
        { sample, ...(needed && { needed }), ...(alone && { alone: true as const }) },
      ]),
    ),
  };
  const problems: Record<string, string> = {};
  for (const field of ['subject', 'body'] as const) {
    for (const locale of LOCALES) {
      const problem = problemOf(known, field, words[field][locale]);
      if (problem) problems[`${field}.${locale}`] = say(problem.key, problem.variable);
    }
  }
  return problems;
}
