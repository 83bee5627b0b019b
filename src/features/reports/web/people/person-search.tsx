import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CallError } from '#kit/contract/call.ts';
import { firstMessages } from '#kit/web/calls/form-errors.ts';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import {
  type FoundOfPerson,
  findPerson,
  MOST_OF_PERSON,
  PERSON_MARKS,
  type PersonMark,
} from '../../contract/people.ts';
import { PersonFound } from './person-found.tsx';

interface Found {
  mark: PersonMark;
  items: FoundOfPerson[];
  next: string | null;
}

/** Asks by what somebody is to be found, and shows what was. */
export function PersonSearch({ projectId }: { projectId: string }) {
  const t = useText();
  const messageOf = useErrorMessage();
  const [mark, setMark] = useState<PersonMark>({ by: 'email', value: '' });
  const [found, setFound] = useState<Found>();
  const search = useCallMutation(findPerson);
  const { error } = search;
  const problem = error && (error instanceof CallError ? firstMessages(error.fields).value : undefined);

  function look(from?: Found): void {
    const asked = from?.mark ?? mark;
    const body = { ...asked, ...(from?.next && { cursor: from.next }) };
    search.mutate(
      { params: { id: projectId }, body },
      {
        onSuccess: ({ items, next }) => {
          const together = [...(from?.items ?? []), ...items];
          setFound({ mark: asked, items: together.length > MOST_OF_PERSON ? items : together, next });
        },
      },
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setFound(undefined);
    look();
  }

  return (
    <Stack gap="md">
      <p>{t('reports:findPersonText')}</p>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <NativeSelect
            label={t('reports:personBy')}
            data={PERSON_MARKS.map((by) => ({ value: by, label: t(`reports:personMark.${by}`) }))}
            value={mark.by}
            onChange={(event) => setMark({ ...mark, by: event.currentTarget.value as PersonMark['by'] })}
          />
          <TextInput
            label={t('reports:personValue')}
            autoComplete="off"
            maxLength={254}
            value={mark.value}
            onChange={(event) => setMark({ ...mark, value: event.currentTarget.value })}
            error={problem ?? (error ? messageOf(error) : undefined)}
          />
          <Button type="submit" loading={search.isPending}>
            {t('reports:personFind')}
          </Button>
        </Stack>
      </form>
      {found ? (
        <PersonFound
          projectId={projectId}
          {...found}
          searching={search.isPending}
          onGoOn={() => look(found)}
          onDeleted={() => look({ ...found, items: [], next: null })}
        />
      ) : null}
    </Stack>
  );
}
