import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import {
  findPlaceEntries,
  getPlaceEntry,
  type PlaceContent,
  type PlaceEntry,
  placeContent,
  updatePlace,
} from '../../contract/place-entries.ts';
import { PlaceStateField } from './place-state-field.tsx';

/** What a place is called, and whether respondents are offered it. */
export function PlaceForm({ place }: { place: PlaceEntry }) {
  const t = useText();
  const client = useQueryClient();
  const params = { id: place._id };
  const revised = (entry: PlaceEntry) => ({ revision: entry.revision, content: valuesOf(entry) });
  const { field, localized, shell } = useSchemaForm<typeof placeContent, PlaceContent>({
    schema: placeContent,
    saves: 'bar',
    saved: valuesOf(place),
    revision: place.revision,
    labels: { name: t('places:name'), state: t('content:state') },
    bodyOf: (values) => values,
    async save(body, revision) {
      const saved = await call(updatePlace, { params, body: { ...body, revision } });
      await Promise.all(
        [findPlaceEntries, getPlaceEntry].map((read) => client.invalidateQueries({ queryKey: callKey(read) })),
      );
      showToast('success', t('places:saved'));
      return revised(saved);
    },
    read: async () => revised(await call(getPlaceEntry, { params })),
  });
  return (
    <FormShell {...shell} wide>
      <FormSection>
        <LocalizedField fields={localized('name')}>{(each) => <TextInput {...each} />}</LocalizedField>
        <PlaceStateField {...field('state')} />
      </FormSection>
    </FormShell>
  );
}

function valuesOf({ name, state }: PlaceEntry): PlaceContent {
  return { name: { en: name.en ?? '', bn: name.bn ?? '' }, state };
}
