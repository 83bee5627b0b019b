import { type UseFormReturnType, useForm } from '@mantine/form';
import { type ReactNode, useId, useState } from 'react';
import { z } from 'zod';
import { isSame } from '#domain/is-same.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { closestOf, messageOf } from '#kit/contract/issue-message.ts';
import { formErrorsOf } from '#kit/web/calls/form-errors.ts';
import { usePageTranslator, useText } from '#kit/web/i18n/use-i18n.ts';
import type { MessageKey } from '#messages/keys.ts';
import type { Text } from '#messages/text.ts';
import { heldBack } from '../saving/edited-fields.ts';
import type { Revision, Stored } from '../saving/save-machine.ts';
import { useSavedValues } from '../saving/use-saved-values.ts';
import { rulesOf } from './field-rules.ts';
import type { LanguageField } from './fields/localized/localized-field.tsx';
import { focusFirstError } from './focus-first-error.ts';
import styles from './form-shell.module.css';
import { type FormShellState, type Saves, shellStateOf } from './shell-state.ts';

interface SchemaFormOptions<Body extends z.ZodObject, Values> {
  /** What the call takes: `updateMe.body`. Whatever it refuses is said beside the field before it is sent. */
  schema: Body;
  saves: Saves;
  /** What the fields begin with. */
  saved: Values;
  /** Its number, of what several may edit. A save names it, and is refused where somebody else was first. */
  revision?: number;
  /** What the fields are called, in the order they stand in. */
  labels: { readonly [Name in keyof Values & string]: string };
  /** How a value is told where somebody else saved another, of fields whose values are no words. */
  words?: { readonly [Name in keyof Values & string]?: (value: Values[Name]) => string };
  /** What the typed values mean to the call; as they are unless told. */
  bodyOf: (values: Values) => z.input<Body>;
  /** What the call's schema cannot know, by field: a text in the page's language, or nothing. */
  check?: (values: Values) => Partial<Record<keyof Values & string, string | undefined>>;
  /** Makes the call; tells the revision it became, and what the fields show from then on if that is not as typed. */
  save: (body: z.input<Body>, revision: number) => Promise<Partial<Revision<Values>> | undefined>;
  /** What the server has now, for when somebody else was first. */
  read?: () => Promise<Revision<Values>>;
  /** Whether its fields mean something together alone: whoever keeps theirs takes no field of the other's. */
  asWhole?: boolean;
  /** Saved as one goes: fields whose halves mean something else, such as a price. They are taken once they are left. */
  whole?: readonly (keyof Values & string)[];
}

/**
 * A form that knows its call: which fields must be filled, how long they may be and what is wrong with them come from
 * the schema that the server reads by, in the same words; how it is saved is declared. Its fields are named,
 * `<TextInput {...field('firstName')} />`, and stand in a `<FormShell {...shell}>`; a text in both languages is
 * `<LocalizedField fields={localized('title')}>`.
 */
export function useSchemaForm<Body extends z.ZodObject, Values extends Record<string, unknown>>(
  options: SchemaFormOptions<Body, Values>,
) {
  const { schema, saves, saved, revision = 0, labels, words, bodyOf, check, save, read, asWhole, whole = [] } = options;
  const t = useText();
  const asYouGo = saves === 'as you go';
  const problemsOf = useProblems({ schema, labels, bodyOf, check });
  const form: UseFormReturnType<Values> = useForm<Values>({
    // Fields of two forms on a page may be called the same. It takes letters and digits alone.
    name: useId().replace(/[^a-z\d]/gi, ''),
    initialValues: saved,
    validate: problemsOf,
    validateInputOnBlur: asYouGo,
  });
  const [writing, setWriting] = useState<string>();
  const held = asYouGo ? [...namesOf(problemsOf(form.values)), ...(writing ? [writing] : [])] : [];

  async function store(draft: Revision<Values>): Promise<Stored<Values>> {
    try {
      const stored = await save(bodyOf(draft.content), draft.revision);
      // Nobody's words are changed under their hands.
      return { revision: stored?.revision ?? draft.revision, ...(asYouGo ? {} : { content: stored?.content }) };
    } catch (error) {
      const errors = formErrorsOf(error);
      // What is held back here was not sent, so the server says nothing of it.
      form.setErrors((known) => (asYouGo ? { ...known, ...errors } : errors));
      if (!asYouGo) focusFirstError(form, errors);
      throw error;
    }
  }

  const kept = useSavedValues<Values>({
    saved: { revision, content: saved },
    values: form.values,
    onValues: (next) => form.setValues(next as Values),
    sendable: (typed, base) => (held.length === 0 ? typed : heldBack(typed, base, held)),
    store,
    read,
    by: asYouGo ? 'clock' : 'hand',
    asWhole,
  });
  const { dispatch } = kept.machine;

  function field(name: keyof Values & string, type?: 'checkbox') {
    const input = form.getInputProps(name, { type });
    return {
      ...fieldProps(schema.shape[name] as z.ZodType | undefined, labels[name], t),
      ...input,
      onChange(value: unknown) {
        if (whole.includes(name) && isWrittenIn(form.getInputNode(name))) setWriting(name);
        input.onChange(value);
      },
      onBlur(event: unknown) {
        setWriting(undefined);
        input.onBlur?.(event);
      },
      // In a dialog, where writing begins.
      'data-autofocus': name === Object.keys(labels)[0] ? true : undefined,
    };
  }

  /** The fields of a text in both languages; the one called first is where writing begins. */
  function localized(name: keyof Values & string): LanguageField[] {
    const texts = schema.shape[name];
    return LOCALES.map((lang) => {
      const path = `${name}.${lang}`;
      const written = texts instanceof z.ZodObject ? (texts.shape[lang] as z.ZodType | undefined) : undefined;
      const label = t('forms:inLanguage', { field: labels[name], language: t(`forms:languageName.${lang}`) });
      const input = form.getInputProps(path) as InputProps;
      return {
        ...fieldProps(written, label, t),
        lang,
        ...input,
        onBlur: (event) => input.onBlur?.(event),
      };
    });
  }

  const shell: FormShellState = {
    ...shellStateOf(saves, kept, labels, { dirty: !isSame(form.values, kept.base), held, errors: form.errors, words }),
    onSubmit: form.onSubmit(
      () => dispatch({ type: asYouGo ? 'due' : 'asked' }),
      (errors) => focusFirstError(form, errors),
    ),
    onSaveNow: () => dispatch({ type: 'due' }),
    onDiscard() {
      form.setValues(kept.base);
      form.clearErrors();
    },
    onKeepMine() {
      kept.keepMine();
      // New values clear what was said of those that are still held back.
      if (asYouGo) form.validate();
    },
    onMend: () => focusFirstError(form, form.errors),
  };

  return { form, field, localized, shell };
}

type InputProps = Pick<LanguageField, 'value' | 'error' | 'data-path' | 'onChange'> & {
  onBlur?: (event: unknown) => void;
};

type Problems<Body extends z.ZodObject, Values> = Pick<
  SchemaFormOptions<Body, Values>,
  'schema' | 'labels' | 'bodyOf' | 'check'
>;

/** What is wrong with values, by field: what is checked beside the schema, then the first that the schema finds. */
function useProblems<Body extends z.ZodObject, Values>({ schema, labels, bodyOf, check }: Problems<Body, Values>) {
  const { t, find } = usePageTranslator();
  const names: Record<string, string> = labels;
  const isKey = (text: string): text is MessageKey => find(`api:${text}`) !== undefined;
  return (values: Values): Record<string, string> => {
    const { error } = schema.safeParse(bodyOf(values), { reportInput: true });
    const found = (error?.issues ?? []).flatMap(closestOf).map((issue) => {
      const { key, values: facts } = messageOf(issue, isKey);
      const name = key === 'required' ? nameAt(issue.path, names, t) : undefined;
      if (name) return [issue.path.join('.'), t('forms:isEmpty', { field: name })] as const;
      return [issue.path.join('.'), find(`api:${key}`, facts) ?? key] as const;
    });
    const known = Object.entries(check?.(values) ?? {}).filter((one): one is [string, string] => Boolean(one[1]));
    return Object.fromEntries([...found.reverse(), ...known]);
  };
}

/** What the field is called that a path leads to: one of the form's own, or its half in one language. */
function nameAt([name, half, ...more]: readonly PropertyKey[], names: Record<string, string>, t: Text) {
  const field = names[String(name)];
  if (field === undefined || half === undefined) return field;
  const lang = more.length === 0 ? LOCALES.find((locale) => locale === half) : undefined;
  return lang && t('forms:inLanguage', { field, language: t(`forms:languageName.${lang}`) });
}

/** Whether what changed is being typed: what is chosen beside its input is whole already, and no blur will follow. */
function isWrittenIn(input: HTMLElement | null): boolean {
  return input === null || input === document.activeElement;
}

/** The fields that errors are of, whichever part of a field they are in. */
function namesOf(errors: object): string[] {
  return [...new Set(Object.keys(errors).map((path) => path.split('.')[0] ?? path))];
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
