import { type UseFormReturnType, useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { messageOf } from '#kit/contract/issue-message.ts';
import { formErrorsOf } from '#kit/web/calls/form-errors.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import type { MessageKey } from '#messages/keys.ts';
import type { Text } from '#messages/text.ts';
import { rulesOf } from './field-rules.ts';
import { focusFirstError, showFieldErrors } from './focus-first-error.ts';
import styles from './form-shell.module.css';

interface SchemaFormOptions<Body extends z.ZodObject, Values> {
  /** What the call takes: `updateMe.body`. Whatever it refuses is said beside the field before it is sent. */
  schema: Body;
  initialValues: Values;
  /** What the typed values mean to the call; as they are unless told. */
  bodyOf: (values: Values) => z.input<Body>;
  /** What the call's schema cannot know, by field: a text in the page's language, or nothing. */
  check?: (values: Values) => Partial<Record<keyof Values & string, string | undefined>>;
}

/**
 * A form that knows its call: which fields must be filled, how long they may be and what is wrong with them come from
 * the schema that the server reads by, in the same words. Its fields are given their labels:
 * `<TextInput {...field('firstName', t('identity:firstName'))} />`.
 */
export function useSchemaForm<Body extends z.ZodObject, Values extends Record<string, unknown>>(
  options: SchemaFormOptions<Body, Values>,
) {
  const { schema, initialValues, bodyOf, check } = options;
  const { t, find } = usePageTranslator();
  const isKey = (text: string): text is MessageKey => find(`api:${text}`) !== undefined;

  const form: UseFormReturnType<Values> = useForm<Values>({
    initialValues,
    validate: (values) => {
      const known = check?.(values) ?? {};
      const { error } = schema.safeParse(bodyOf(values), { reportInput: true });
      const found = error?.issues.map((issue) => {
        const { key, values: facts } = messageOf(issue, isKey);
        return [issue.path.join('.'), find(`api:${key}`, facts) ?? key] as const;
      });
      // The first that is wrong with a field; what is checked here comes before all.
      return { ...Object.fromEntries((found ?? []).reverse()), ...withoutNothing(known) };
    },
  });

  return {
    form,
    /** What a field of this name needs: label, bounds, value and error. */
    field: (name: keyof Values & string, label: string) => ({
      ...fieldProps(schema.shape[name] as z.ZodType | undefined, label, t),
      ...form.getInputProps(name),
    }),
    submit: (send: (values: Values) => void) => form.onSubmit(send, (errors) => focusFirstError(form, errors)),
    /** For the call's `onError`: beside the fields what is theirs. */
    onError: (error: unknown) => showFieldErrors(form, formErrorsOf(error)),
  };
}

/** One rule in the whole product: what may be left empty says so, what must be filled needs no sign. */
function fieldProps(schema: z.ZodType | undefined, label: string, t: Text) {
  if (!schema) return { label, required: true, withAsterisk: false, maxLength: undefined };
  const { required, maxLength } = rulesOf(schema);
  const shown: ReactNode = required ? (
    label
  ) : (
    <>
      {label} <span className={styles.optional}>({t('common:optional')})</span>
    </>
  );
  return { label: shown, required, withAsterisk: false, maxLength };
}

function withoutNothing(errors: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
