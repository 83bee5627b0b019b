/** Of a file's id, what its address takes. */
export const KEY_LENGTH = 22;

/** A file that stays for want of a connection goes by itself some time later. */
export function removeFile(files: string, id: string): void {
  void fetch(`${files}/${id.slice(0, KEY_LENGTH)}`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
}
