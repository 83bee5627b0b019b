import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export type WorkshopTab = 'questions' | 'settings';

/** Which tab is open, kept in the address. */
export function useWorkshopTab() {
  const [search, setSearch] = useSearchParams();
  const openTab = useCallback(
    (value: string | null) =>
      setSearch(value === 'settings' ? { tab: value } : {}, { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const tab: WorkshopTab = search.get('tab') === 'settings' ? 'settings' : 'questions';
  return { tab, openTab };
}
