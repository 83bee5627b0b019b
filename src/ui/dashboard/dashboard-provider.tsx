import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
// Here, for a part that is fetched late and shows toasts would bring it once more.
import 'react-toastify/ReactToastify.css';
import './toast.css';
import 'dayjs/locale/bn';
import { ColorSchemeScript, MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '#kit/web/calls/query-client.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import { useNonce } from '#kit/web/page/nonce.ts';
import { LoadingBar } from '../plain/loading-bar.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { cssVariables, theme } from './theme.ts';
import { ToastHost } from './toast.tsx';

const SUNDAY = 0;
const FRIDAY_AND_SATURDAY = [5, 6] as (0 | 1 | 2 | 3 | 4 | 5 | 6)[];

/**
 * Around dashboard and back office: components, dates, queries, the loading
 * bar and toasts. The colours follow the device.
 */
export function DashboardProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <FirstPaintColours />
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <DatesProvider settings={{ locale, firstDayOfWeek: SUNDAY, weekendDays: FRIDAY_AND_SATURDAY }}>
          {children}
        </DatesProvider>
        <LoadingBar />
        <ToastHost />
      </MantineProvider>
    </QueryClientProvider>
  );
}

/** Runs while the server's page is read, so that it is not light first and dark a moment later. */
function FirstPaintColours() {
  const nonce = useNonce();
  if (useHydrated()) return null;
  return <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} suppressHydrationWarning />;
}
