import type { Config } from '../config.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** On disk below the data folder, or with an S3-compatible service where the configuration names one. */
export function openStorage({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): Storage {
  return storageUrl === undefined ? diskStorage(dataDir) : s3Storage(storageUrl);
}
