import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { LOCALES, type Locale } from '#domain/text/locale.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { LONGEST } from '#features/projects/contract/settings.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { formErrorsOf } from '#kit/web/calls/form-errors.ts';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { focusFirstError, showFieldErrors } from '#ui/dashboard/forms/focus-first-error.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { LanguagesField } from '#ui/dashboard/forms/languages-field.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import { BLANK, TemplateChoice, useTemplateContent } from './template-choice.tsx';

interface NewSurvey {
  languages: Locale[];
  title: Record<Locale, string>;
}

/** What to begin with, in which languages, under which title; then on to the questions. */
export function NewSurveyForm() {
  const t = useText();
  const locale = useLocale();
  const messageOf = useErrorMessage();
  const navigate = useLocaleNavigate();
  const [beginning, setBeginning] = useState(BLANK);
  const template = useTemplateContent(beginning);
  const form = useForm<NewSurvey>({
    initialValues: { languages: [locale], title: { en: '', bn: '' } },
    validate: (values) => ({
      languages: values.languages.length === 0 ? t('api:required') : null,
      ...Object.fromEntries(
        values.languages
          .filter((language) => values.title[language].trim() === '')
          .map((language) => [`title.${language}`, t('api:required')]),
      ),
    }),
  });
  const create = useCallMutation(createProject, {
    onSuccess: ({ _id }) => navigate(projectPaths.survey(_id)),
    onError: (error) => showFieldErrors(form, formErrorsOf(error)),
  });
  const languages = LOCALES.filter((language) => form.values.languages.includes(language));

  function submit({ title }: NewSurvey): void {
    create.mutate({
      body: {
        kind: 'survey',
        languages,
        title: Object.fromEntries(languages.map((language) => [language, title[language]])),
        questionnaire: template.content,
      },
    });
  }

  return (
    <form onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))} noValidate>
      {create.error ? (
        <Alert tone="danger" announce>
          {messageOf(create.error)}
        </Alert>
      ) : null}
      <FormSection title={t('projects:beginWith')}>
        <TemplateChoice value={beginning} onChange={setBeginning} />
      </FormSection>
      <FormSection title={t('projects:titleAndLanguages')}>
        <LanguagesField {...form.getInputProps('languages')} />
        <Stack gap="md">
          {languages.map((language) => (
            <TextInput
              key={language}
              lang={language}
              required
              label={t('projects:titleIn', { language: t(`builder:language.${language}`) })}
              maxLength={LONGEST.line}
              {...form.getInputProps(`title.${language}`)}
            />
          ))}
        </Stack>
      </FormSection>
      <Group justify="flex-end">
        <Button type="submit" size="md" loading={create.isPending} disabled={!template.isReady}>
          {t('projects:create')}
        </Button>
      </Group>
    </form>
  );
}
