export type CallActivity = 'started' | 'finished' | 'failed';

const listeners = new Set<(activity: CallActivity) => void>();

/** Told when a call leaves and when it is answered, for the loading bar. */
export function onCallActivity(listener: (activity: CallActivity) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `fetch`, observed. */
export async function observedFetch(...input: Parameters<typeof fetch>): Promise<Response> {
  tell('started');
  try {
    const response = await fetch(...input);
    tell(response.ok ? 'finished' : 'failed');
    return response;
  } catch (error) {
    tell('failed');
    throw error;
  }
}

function tell(activity: CallActivity): void {
  for (const listener of listeners) listener(activity);
}
