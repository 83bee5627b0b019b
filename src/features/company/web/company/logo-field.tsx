import { IconBuilding } from '@tabler/icons-react';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SquarePicture } from '#ui/dashboard/forms/fields/files/square-picture.tsx';
import { CompanyLogo } from '#ui/plain/company-logo.tsx';
import { type Company, deleteCompanyLogo, updateCompanyLogo } from '../../contract/company.ts';
import { useCompanyChanged } from '../use-company-changed.ts';
import styles from './company.module.css';

/** The logo of a company. */
export function LogoField({ company: { _id: id, logo } }: { company: Pick<Company, '_id' | 'logo'> }) {
  const t = useText();
  const changed = useCompanyChanged();
  const params = { id };
  return (
    <SquarePicture
      label={t('company:logo')}
      picture={logo ? <CompanyLogo logo={logo} size={96} /> : <NoLogo />}
      isThere={logo !== null}
      words={{
        choose: t(logo ? 'company:otherLogo' : 'company:chooseLogo'),
        remove: t('company:removeLogo'),
        hint: t('company:logoHint'),
        saved: t('company:logoSaved'),
        removed: t('company:logoRemoved'),
      }}
      onSend={(body) => call(updateCompanyLogo, { params, body })}
      onRemove={() => call(deleteCompanyLogo, { params })}
      onChanged={changed}
    />
  );
}

function NoLogo() {
  return (
    <span className={styles.empty}>
      <IconBuilding size={48} stroke={1.5} aria-hidden="true" />
    </span>
  );
}
