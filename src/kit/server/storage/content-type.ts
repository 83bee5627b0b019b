import { fileTypeFromBuffer } from 'file-type';

const UNKNOWN = 'application/octet-stream';
const TEXT = 'text/plain';

/** What a file is by how it begins, whatever it is called. */
export async function contentTypeOf(beginning: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(beginning).catch(() => undefined);
  return found?.mime.toLowerCase() ?? (isText(beginning) ? TEXT : UNKNOWN);
}

/** Letters and nothing that only programs write; the last letter may be cut. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
