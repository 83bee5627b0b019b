import { useQueryClient } from '@tanstack/react-query';

/** Reads again what screens show of companies, and of the projects under them. */
export function useCompanyChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
