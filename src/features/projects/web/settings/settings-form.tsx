import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useEffect, useState } from 'react';
import { CallError } from '#kit/contract/call.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { formErrorsOf } from '#kit/web/calls/form-errors.ts';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { focusFirstError, showFieldErrors } from '#ui/dashboard/forms/focus-first-error.ts';
import { SaveBar } from '#ui/dashboard/forms/save-bar.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import { findProjects } from '../../contract/list.ts';
import { getSurvey, type Project, updateSurvey } from '../../contract/project.ts';
import { surveyQuery } from '../queries.ts';
import { useFocusBack } from '../use-focus-back.ts';
import { AboutSection } from './about-section.tsx';
import { BoundsSection } from './bounds-section.tsx';
import { LookSection } from './look-section.tsx';
import { RespondentsSection } from './respondents-section.tsx';
import styles from './settings.module.css';
import { SettingsConflict } from './settings-conflict.tsx';
import { changesOf, problemsOf, type SettingsValues, valuesOf, withMyChanges } from './settings-values.ts';

interface SettingsFormProps {
  project: Project;
  onDirty: (dirty: boolean) => void;
}

/** Everything about a survey but its questions. */
export const SettingsForm = memo(function SettingsForm({ project, onDirty }: SettingsFormProps) {
  const t = useText();
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const [theirs, setTheirs] = useState<Project>();
  const form = useForm<SettingsValues>({
    initialValues: valuesOf(project),
    validate: (values) =>
      Object.fromEntries(Object.entries(problemsOf(values)).map(([field, key]) => [field, t(`api:${key}`)])),
  });
  const dirty = form.isDirty();
  const save = useCallMutation(updateSurvey, {
    onSuccess: (saved) => {
      adopt(saved);
      showToast('success', t('projects:settingsSaved'));
      void client.invalidateQueries({ queryKey: callKey(findProjects) });
    },
    onError: async (error) => {
      showFieldErrors(form, fieldErrorsOf(error));
      if (!isConflict(error)) return showToast('error', messageOf(error));
      setTheirs(await call(getSurvey, { params: { id: project._id } }));
    },
  });

  useFocusBack(theirs !== undefined);
  const merged = theirs ? withMyChanges(valuesOf(project), form.values, valuesOf(theirs)) : form.values;

  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  function submit(values: SettingsValues, settingsRevision: number): void {
    save.mutate({ params: { id: project._id }, body: { ...changesOf(values, project), settingsRevision } });
  }

  /** What the server has becomes what the form starts from. */
  function adopt(saved: Project): void {
    client.setQueryData(surveyQuery(project._id).queryKey, saved);
    form.setInitialValues(valuesOf(saved));
    form.setValues(valuesOf(saved));
    form.resetDirty(valuesOf(saved));
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit(
        (values) => submit(values, project.settingsRevision),
        (errors) => focusFirstError(form, errors),
      )}
    >
      {save.error && !isConflict(save.error) ? <Alert tone="danger">{messageOf(save.error)}</Alert> : null}
      <AboutSection form={form} />
      <RespondentsSection form={form} project={project} />
      <BoundsSection form={form} />
      <LookSection form={form} />
      <SaveBar dirty={dirty} saving={save.isPending} onDiscard={form.reset} />
      {theirs ? (
        <SettingsConflict
          mine={merged}
          theirs={valuesOf(theirs)}
          onKeepMine={() => {
            setTheirs(undefined);
            submit(merged, theirs.settingsRevision);
          }}
          onTakeTheirs={() => {
            setTheirs(undefined);
            save.reset();
            adopt(theirs);
          }}
          onClose={() => setTheirs(undefined)}
        />
      ) : null}
    </form>
  );
});

function isConflict(error: Error): boolean {
  return error instanceof CallError && error.code === 'conflict';
}

/** A localized text is one field on the wire and one for each language here: the first shows what is wrong. */
function fieldErrorsOf(error: unknown): Record<string, string> {
  const { title, ...others } = formErrorsOf(error);
  return title ? { ...others, 'title.en': title, 'title.bn': title } : others;
}
