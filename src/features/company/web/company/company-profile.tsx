import { CompanyLogo } from '#ui/plain/company-logo.tsx';
import type { Company } from '../../contract/company.ts';
import styles from './company.module.css';
import { LogoField } from './logo-field.tsx';
import { ProfileDescription, ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';

/** What a company tells of itself: for its owners to change, for other members to read. */
export function CompanyProfile({ company }: { company: Company }) {
  if (company.abilities.update) {
    return (
      <div className={styles.section}>
        <LogoField company={company} />
        <ProfileForm company={company} />
      </div>
    );
  }
  return (
    <>
      {company.logo ? <CompanyLogo logo={company.logo} size={96} /> : null}
      <ProfileDescription profile={company} />
      <ProfileFacts profile={company} />
    </>
  );
}
