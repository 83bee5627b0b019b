import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's: what stands beside something elsewhere comes from below there. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 576px)', false, { getInitialValueInEffect: false });
}
