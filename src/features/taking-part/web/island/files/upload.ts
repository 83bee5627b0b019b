/** What became of an upload. */
export type Uploaded = { id: string } | { refused: string } | undefined;

interface UploadOptions {
  /** Where files of the respondent are begun. */
  url: string;
  question: string;
  signal: AbortSignal;
  onProgress(part: number): void;
  /** There is no connection, or the server is busy: it goes on by itself. */
  onWaiting(): void;
}

interface Reply {
  data: {
    data?: { _id?: string; received: number; piece?: number };
    message?: string;
    error?: { fields?: Record<string, string[]> };
  };
}

const SHORTEST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/**
 * Sends a file piece by piece, and goes on where it was cut: after a pause, and when the same file is chosen again
 * later. Undefined where it was stopped.
 */
export async function upload(file: File, options: UploadOptions): Promise<Uploaded> {
  const { url, question, signal, onProgress } = options;
  const begin = { question, name: file.name, size: file.size };
  const key = `${question}-${file.size}-${file.lastModified}-${encodeURIComponent(file.name)}`.slice(0, 200);
  const headers = { 'content-type': 'application/json', 'idempotency-key': key.padEnd(16, '-') };
  const begun = await again(options, () => send('POST', url, JSON.stringify(begin), headers, signal));
  if (!begun || 'refused' in begun) return begun;
  const { _id: id = '', piece = file.size } = begun;
  let { received } = begun;
  while (received < file.size) {
    const at = received;
    const bytes = file.slice(at, at + piece);
    onProgress(at / file.size);
    const address = `${url}/${encodeURIComponent(id.slice(0, 22))}?offset=${at}`;
    const type = { 'content-type': 'application/octet-stream' };
    const taken = await again(options, () =>
      send('PUT', address, bytes, type, signal, (loaded) => onProgress((at + loaded) / file.size)),
    );
    if (!taken || 'refused' in taken) return taken;
    received = taken.received;
  }
  return { id };
}

type Taken = { _id?: string; received: number; piece?: number };
type Sent = Taken | { refused: string };

/** Until it is answered, each time after a longer pause, or at once when there is a connection again. */
async function again({ signal, onWaiting }: UploadOptions, attempt: () => Promise<Sent | undefined>) {
  for (let wait = SHORTEST_WAIT; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    const answer = await attempt().catch(() => undefined);
    if (answer || signal.aborted) return answer;
    onWaiting();
    await pause(wait, signal);
  }
  return undefined;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    addEventListener('online', () => resolve(), { once: true });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** By the one way in which a browser tells how much has left. Undefined for what may be tried again. */
function send(
  method: string,
  url: string,
  body: Blob | string,
  headers: Record<string, string>,
  signal: AbortSignal,
  onProgress?: (loaded: number) => void,
): Promise<Sent | undefined> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
    request.onload = () => resolve(answerOf(request));
    request.onerror = reject;
    request.onabort = reject;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): Sent | undefined {
  if (status === 429 || status >= 500) return undefined;
  const { data } = JSON.parse(responseText) as Reply;
  if (status < 300) return data.data;
  const [said] = Object.values(data.error?.fields ?? {}).flat();
  return { refused: said ?? data.message ?? '' };
}
