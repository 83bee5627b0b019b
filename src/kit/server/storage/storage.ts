/**
 * Where bytes are kept that people send. Names are paths of letters, digits and `-_/`, made by us and unguessable;
 * whoever stores more than memory should hold stores it in pieces.
 */
export interface Storage {
  /** Stored when this is done, whole or not at all; what was there under the name is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** As it comes; throws where there is nothing of the name. */
  get(name: string): AsyncIterable<Uint8Array>;
  /** Nothing happens where there is nothing. */
  delete(name: string): Promise<void>;
}
