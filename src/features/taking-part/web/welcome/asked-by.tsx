import { localizedText } from '#domain/text/localized.ts';
import { typeOf } from '#features/projects/contract/kinds.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { CompanyLogo } from '#ui/plain/company-logo.tsx';
import styles from './asked-by.module.css';
import type { Welcome } from './welcome.ts';

/** Who asks, in words: the company that it is published under, or else its owner. */
export function useAskedBy({
  kind,
  mode,
  ownerName,
  company,
}: Pick<Welcome, 'kind' | 'mode' | 'ownerName' | 'company'>): string {
  const t = useText();
  const locale = useLocale();
  const name = company ? localizedText(company.name, locale) : ownerName;
  const type = typeOf({ kind, mode });
  return t('takingPart:askedBy', { kind: t(`common:kind.${type}`), name });
}

/** The same on the page, with the company's logo. */
export function AskedBy({ welcome, className }: { welcome: Welcome; className: string | undefined }) {
  const logo = welcome.company?.logo;
  const words = useAskedBy(welcome);
  return (
    <p className={className}>
      {logo ? (
        <span className={styles.logo}>
          <CompanyLogo logo={logo} size={40} />
        </span>
      ) : null}
      {words}
    </p>
  );
}
