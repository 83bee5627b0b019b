import { Textarea, TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import {
  type Company,
  type CompanyProfile,
  companyProfile,
  getCompany,
  updateCompany,
} from '../../contract/company.ts';
import { useCompanyChanged } from '../use-company-changed.ts';

/** What a company tells of itself, for its owners. */
export function ProfileForm({ company }: { company: Company }) {
  const t = useText();
  const changed = useCompanyChanged();
  const params = { id: company._id };
  const revised = (saved: Company) => ({ revision: saved.revision, content: valuesOf(saved) });
  const { field, localized, shell } = useSchemaForm<typeof companyProfile, CompanyProfile>({
    schema: companyProfile,
    saves: 'bar',
    saved: valuesOf(company),
    revision: company.revision,
    labels: {
      name: t('company:name'),
      description: t('company:description'),
      website: t('company:website'),
      email: t('company:email'),
      phone: t('company:phone'),
      address: t('company:address'),
    },
    bodyOf: (values) => values,
    async save(body, revision) {
      const saved = await call(updateCompany, { params, body: { ...body, revision } });
      await changed();
      showToast('success', t('company:profileSaved'));
      return revised(saved);
    },
    read: async () => revised(await call(getCompany, { params })),
  });
  return (
    <FormShell {...shell} wide>
      <FormSection title={t('company:profile')} description={t('company:oneLanguage')}>
        <LocalizedField fields={localized('name')}>{(each) => <TextInput {...each} />}</LocalizedField>
        <LocalizedField fields={localized('description')}>
          {(each) => <Textarea {...each} autosize minRows={3} maxRows={10} />}
        </LocalizedField>
        <TextInput {...field('website')} type="url" inputMode="url" placeholder="https://" />
        <FieldPair>
          <TextInput {...field('email')} type="email" autoComplete="off" />
          <TextInput {...field('phone')} type="tel" autoComplete="off" />
        </FieldPair>
        <LocalizedField fields={localized('address')}>{(each) => <TextInput {...each} />}</LocalizedField>
      </FormSection>
    </FormShell>
  );
}

const inBoth = ({ en = '', bn = '' }: CompanyProfile['name']) => ({ en, bn });

function valuesOf({ name, description, website, email, phone, address }: Company): CompanyProfile {
  return { name: inBoth(name), description: inBoth(description), website, email, phone, address: inBoth(address) };
}
