import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import { type AnyCompanySummary, COMPANY_TONES } from '../../contract/oversight.ts';
import { useCompanyName } from '../company-name.ts';

/** What the back office's list says of each company. */
export function useAllCompanyColumns(): Column<AnyCompanySummary>[] {
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
      value: ({ state }) => ({
        tone: COMPANY_TONES[state],
        label: t(`company:stateOf.${state}`),
        usual: state === 'active',
      }),
    },
    { id: 'owner', title: t('company:owner'), kind: 'text', value: ({ owner }) => owner },
    { id: 'members', title: t('company:members'), kind: 'amount', priority: 2, value: ({ members }) => members },
    { id: 'projects', title: t('dashboard:projects'), kind: 'amount', priority: 2, value: ({ projects }) => projects },
    { id: 'createdAt', title: t('company:madeAt'), kind: 'moment', priority: 2, value: ({ createdAt }) => createdAt },
  ];
}
