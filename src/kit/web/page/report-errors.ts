import { API_BASE } from '#kit/contract/request.ts';

/** Enough to find out by; a page that fails at every move tells of it no more often. */
const MOST = 5;
const LONGEST_MESSAGE = 2_000;
const LONGEST_TRACE = 10_000;

/** Refusals, and what the person or the browser stopped, are no errors of the page. */
const EXPECTED = ['CallError', 'AbortError'];

let reported = 0;

/** From the start of the page's scripts on, tells the server of what goes wrong in them. */
export function reportErrors(): void {
  addEventListener('error', ({ error }) => reportCaught(error));
  addEventListener('unhandledrejection', ({ reason }) => reportCaught(reason));
}

/** Of what was caught on its way, too. What extensions of the browser throw is not ours. */
export function reportCaught(error: unknown): void {
  if (!(error instanceof Error) || EXPECTED.includes(error.name)) return;
  const { name: type, message, stack: trace = '' } = error;
  if (trace.includes('-extension://') || reported >= MOST) return;
  reported += 1;
  const told = {
    type,
    message: message.slice(0, LONGEST_MESSAGE),
    trace: trace.slice(0, LONGEST_TRACE),
    path: location.pathname,
  };
  // Sent even when the page is being left; whether it arrives is not waited for.
  navigator.sendBeacon(`${API_BASE}/browser-errors`, new Blob([JSON.stringify(told)], { type: 'application/json' }));
}
