import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { z } from 'zod';
import { CallError } from '#kit/contract/call.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { DateField } from '#ui/dashboard/forms/fields/dates/date-field.tsx';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { PasswordInput } from '#ui/dashboard/forms/fields/password-input.tsx';
import { FoldingSection } from '#ui/dashboard/forms/folding-section.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import type { Saves } from '#ui/dashboard/forms/shell-state.ts';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { Row, Sample } from './sample.tsx';

export function FormSamples() {
  return (
    <>
      <Sample title="Something new: press Save to see what is wrong, beside each field">
        <NewPerson />
      </Sample>
      <Sample title="A text in both languages">
        <Bilingual />
      </Sample>
      <Sample title="What stands already, in a bar that stays in view">
        <Standing saves="bar" />
      </Sample>
      <Sample title="Saved as one goes" narrow>
        <Standing saves="as you go" />
      </Sample>
      <Sample title="Much to set in little room: each section says what is set in it, and opens" narrow>
        <Folding />
      </Sample>
    </>
  );
}

const personSchema = z.strictObject({
  firstName: z.string().trim().min(1, 'required').max(100),
  lastName: z.string().trim().max(100),
  email: z.email(),
  password: z.string().min(8, 'passwordShort').max(200),
  dateOfBirth: z.string(),
});

const NOBODY = { firstName: '', lastName: '', email: '', password: '', dateOfBirth: '' };

function NewPerson() {
  const t = useText();
  const { field, shell } = useSchemaForm({
    schema: personSchema,
    saves: 'button',
    saved: NOBODY,
    labels: {
      firstName: t('identity:firstName'),
      lastName: t('identity:lastName'),
      email: t('account:email'),
      password: t('identity:newPassword'),
      dateOfBirth: t('account:dateOfBirth'),
    },
    bodyOf: (values) => values,
    async save() {
      showToast('success', t('account:profileSaved'));
      return { content: NOBODY };
    },
  });
  return (
    <FormShell {...shell}>
      <FormSection title={t('account:nameSection')}>
        <FieldPair>
          <TextInput {...field('firstName')} />
          <TextInput {...field('lastName')} />
        </FieldPair>
        <TextInput {...field('email')} />
        <PasswordInput description={t('account:newPasswordHint')} {...field('password')} />
        <DateField maw={240} {...field('dateOfBirth')} />
      </FormSection>
    </FormShell>
  );
}

const namedSchema = z.strictObject({ title: z.strictObject({ en: z.string().max(100), bn: z.string().max(100) }) });

const NAMED = { title: { en: 'Tea at work', bn: '' } };

function Bilingual() {
  const t = useText();
  const { localized, shell } = useSchemaForm({
    schema: namedSchema,
    saves: 'button',
    saved: NAMED,
    labels: { title: t('projects:column.title') },
    bodyOf: (values) => values,
    async save() {
      return { content: NAMED };
    },
  });
  return (
    <FormShell {...shell} wide>
      <FormSection>
        <LocalizedField fields={localized('title')}>{(each) => <TextInput {...each} />}</LocalizedField>
      </FormSection>
    </FormShell>
  );
}

function Folding() {
  const t = useText();
  return (
    <FoldingSection title={t('account:nameSection')} summary="Owner Example">
      <TextInput label={t('identity:firstName')} defaultValue="Owner" />
      <TextInput label={t('identity:lastName')} defaultValue="Example" />
    </FoldingSection>
  );
}

const workSchema = personSchema.pick({ firstName: true, email: true });

type Work = z.infer<typeof workSchema>;

const START: Work = { firstName: 'Owner', email: 'owner@example.com' };

/** Over a server that lives in this sample: another person may save there first. */
function Standing({ saves }: { saves: Saves }) {
  const t = useText();
  const server = useRef({ revision: 1, content: START });
  const { field, shell } = useSchemaForm<typeof workSchema, Work>({
    schema: workSchema,
    saves,
    saved: START,
    revision: 1,
    labels: { firstName: t('identity:firstName'), email: t('account:email') },
    bodyOf: (values) => values,
    async save(body, revision) {
      if (revision !== server.current.revision) throw new CallError(409, 'conflict', '');
      server.current = { revision: revision + 1, content: body };
      return { revision: revision + 1 };
    },
    read: async () => server.current,
  });

  function saveElsewhere(): void {
    const { revision, content } = server.current;
    server.current = { revision: revision + 1, content: { ...content, email: `elsewhere-${revision}@example.com` } };
  }
  return (
    <>
      <Row>
        <Button variant="default" lang="en" onClick={saveElsewhere}>
          Let somebody else save first
        </Button>
      </Row>
      <FormShell {...shell}>
        <FormSection title={t('account:nameSection')}>
          <TextInput {...field('firstName')} />
          <TextInput {...field('email')} />
        </FormSection>
      </FormShell>
    </>
  );
}
