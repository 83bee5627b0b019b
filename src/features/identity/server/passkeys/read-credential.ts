/** As a device names what it made, in letters of an address. */
const ID = /^[\w-]{1,2000}$/;

/** What a browser answered, if it is JSON of one; what is in it is judged where it is verified. */
export function readCredential<T extends { id: string }>(sent: string): T | undefined {
  try {
    const read: unknown = JSON.parse(sent);
    const isOne =
      typeof read === 'object' && read !== null && 'id' in read && typeof read.id === 'string' && ID.test(read.id);
    return isOne ? (read as T) : undefined;
  } catch {
    return undefined;
  }
}

/** What comes of verifying an answer; undefined where it is not what it should be, for which the library throws. */
export async function verifiedOr<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
