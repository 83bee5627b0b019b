/** What of a data folder is backed up, below it: the database, and what people uploaded. */
export const DATABASE = 'database';
export const FILES = 'files';
