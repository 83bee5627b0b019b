import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { CompanySummary } from '../../contract/company.ts';
import { useCompanyName } from '../company-name.ts';

/** What the list says of each company that one belongs to. */
export function useCompanyColumns(): Column<CompanySummary>[] {
  const t = useText();
  const nameOf = useCompanyName();
  return [
    {
      id: 'name',
      title: t('company:name'),
      kind: 'person',
      value: (company) => ({ id: company._id, name: nameOf(company), image: company.logo }),
    },
    {
      id: 'state',
      title: t('company:state'),
      kind: 'status',
      selfEvident: true,
      value: ({ isSuspended }) =>
        isSuspended
          ? { tone: 'danger', label: t('company:suspended') }
          : { tone: 'success', label: t('company:stateOf.active'), usual: true },
    },
    { id: 'role', title: t('company:yourRole'), kind: 'text', value: ({ role }) => t(`company:roleOf.${role}`) },
    { id: 'members', title: t('company:members'), kind: 'amount', priority: 2, value: ({ members }) => members },
  ];
}
