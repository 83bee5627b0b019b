import { NativeSelect } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Project } from '../../contract/project.ts';
import type { SettingFields } from '../settings/use-setting-fields.ts';
import { useCompanies } from './use-companies.ts';

interface CompanyFieldProps {
  project: Pick<Project, 'abilities'>;
  fields: SettingFields;
}

/** The company that a project is published under. Whoever belongs to none has nothing to choose from here. */
export function CompanyField({ project, fields }: CompanyFieldProps) {
  const t = useText();
  const { id, value, onChange, error } = fields.choice('company');
  const { all, toPublishUnder, nameOf } = useCompanies();
  if (all.length === 0 && value === null) return null;
  const isOffered = value === null || toPublishUnder.some((choice) => choice.value === value);
  return (
    <NativeSelect
      id={id}
      label={t('projects:company')}
      description={t(project.abilities.handOver ? 'projects:companyHint' : 'projects:companyOfOwner')}
      disabled={!project.abilities.handOver}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      data={[
        { value: '', label: t('projects:noCompany') },
        ...(isOffered || value === null ? [] : [{ value, label: nameOf(value) ?? '…' }]),
        ...toPublishUnder,
      ]}
      error={error}
    />
  );
}
