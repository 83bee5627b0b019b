import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import type { CompanyProfile } from '../../contract/company.ts';
import styles from './company.module.css';

/** What a company tells of itself, to read. `besides` stands before it. */
export function ProfileFacts({ profile, besides = [] }: { profile: CompanyProfile; besides?: readonly Fact[] }) {
  const t = useText();
  const locale = useLocale();
  const { website, email, phone, address } = profile;
  const facts: Fact[] = [
    ...besides,
    ...(website ? [[t('company:website'), <WebsiteLink key="website" address={website} />] as const] : []),
    ...(email ? [[t('company:email'), email] as const] : []),
    ...(phone ? [[t('company:phone'), phone] as const] : []),
    ...(localizedText(address, locale)
      ? [[t('company:address'), <LocalizedText key="a" text={address} />] as const]
      : []),
  ];
  return <FactList facts={facts} />;
}

function WebsiteLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer nofollow ugc">
      {address.replace(/^https:\/\/|\/$/g, '')}
    </a>
  );
}

/** What it does, in its own words. */
export function ProfileDescription({ profile }: { profile: CompanyProfile }) {
  const t = useText();
  return (
    <LocalizedText as="p" className={styles.prose} text={profile.description} fallback={t('company:nothingTold')} />
  );
}
