import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey, callQuery } from '#kit/web/calls/queries.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { TreeField } from '#ui/dashboard/forms/fields/tree/tree-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { createPlace, findPlaceEntries, getPlaceEntry, type NewPlace, newPlace } from '../../contract/place-entries.ts';
import { findPlaces } from '../../contract/places.ts';
import { projectPaths } from '../../paths.ts';
import { PlaceStateField } from './place-state-field.tsx';
import { treeOf } from './tree-of.ts';

/** As the fields hold it: '' where it lies in nothing. */
type Values = Omit<NewPlace, 'within'> & { within: string };

/** A new place, and what it lies in; from there it has its id for good. */
export function NewPlaceForm({ within }: { within: string | null }) {
  const t = useText();
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useLocaleNavigate();
  const { data: places = [] } = useQuery(callQuery(findPlaces));
  const { field, localized, shell } = useSchemaForm<typeof newPlace, Values>({
    schema: newPlace,
    saves: 'button',
    saved: { name: { en: '', bn: '' }, within: within ?? '', state: 'active' },
    labels: { name: t('places:name'), within: t('places:within'), state: t('content:state') },
    bodyOf: (values) => ({ ...values, within: values.within || null }),
    async save(body) {
      const { _id } = await call(createPlace, { body });
      await Promise.all(
        [findPlaces, findPlaceEntries, getPlaceEntry].map((read) =>
          client.invalidateQueries({ queryKey: callKey(read) }),
        ),
      );
      showToast('success', t('places:created'));
      navigate(projectPaths.place(_id));
      return undefined;
    },
  });
  return (
    <FormShell {...shell} wide>
      <FormSection>
        <LocalizedField fields={localized('name')}>{(each) => <TextInput {...each} />}</LocalizedField>
        <TreeField
          {...field('within')}
          description={t('places:withinHint')}
          placeholder={t('places:newDivision')}
          items={treeOf(places, locale)}
        />
        <PlaceStateField {...field('state')} />
      </FormSection>
    </FormShell>
  );
}
