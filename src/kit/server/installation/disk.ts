import { statfs } from 'node:fs/promises';

export interface Disk {
  /** In bytes, for a program that is not the system's own. */
  free: number;
  total: number;
}

/** The disk that a folder is on; null where the system does not say. */
export async function diskOf(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}
