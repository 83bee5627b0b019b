import { useQuery } from '@tanstack/react-query';
import { localizedText } from '#domain/text/localized.ts';
import { findCompanies } from '#features/company/contract/company.ts';
import { mayWorkFor } from '#features/company/policy.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';

/** The companies that one is a member of, as choices, and those alone that one may publish under. */
export function useCompanies() {
  const locale = useLocale();
  const { data } = useQuery(callQuery(findCompanies));
  const items = data?.items ?? [];
  const choiceOf = ({ _id: value, name }: (typeof items)[number]) => ({ value, label: localizedText(name, locale) });
  return {
    all: items.map(choiceOf),
    toPublishUnder: items.filter(({ role, isSuspended }) => mayWorkFor(role) && !isSuspended).map(choiceOf),
    nameOf: (id: string) => items.map(choiceOf).find(({ value }) => value === id)?.label,
  };
}
