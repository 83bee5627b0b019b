import { HOUR, MINUTE } from '#domain/text/durations.ts';
import type { RateLimit } from '#kit/contract/rate-limit.ts';

/** Hashing each costs some 13 ms of a core. */
export const PROJECT_PASSWORDS: RateLimit = {
  name: 'project-passwords',
  counts: 'passwords that one person gives to projects',
  limit: 100,
  windowSeconds: HOUR,
};

/** By whichever call; more than anybody makes by hand, so that a script gone wrong is noticed. */
export const NEW_PROJECTS: RateLimit = {
  name: 'new-projects',
  counts: 'projects that one person makes, from templates and copies too',
  limit: 300,
  windowSeconds: HOUR,
  per: 'caller',
};

/** Each may write a version, which reports then read; more than anybody corrects by hand. */
export const PUBLICATIONS: RateLimit = {
  name: 'publications',
  counts: 'times that one person publishes a project',
  limit: 60,
  windowSeconds: HOUR,
  per: 'caller',
};

/** Each takes up to a second of a core; a large questionnaire is still filled with pictures in one go. */
export const NEW_IMAGES: RateLimit = {
  name: 'new-images',
  counts: 'images that one person uploads',
  limit: 500,
  windowSeconds: HOUR,
  per: 'caller',
};

/** Each takes some 30 ms of a core; what was made before is not counted, so a class behind one address may come. */
export const IMAGE_SIZES: RateLimit = {
  name: 'image-sizes',
  counts: 'sizes of images that are made for one network address',
  limit: 600,
  windowSeconds: MINUTE,
};

/** More than anybody tidies up in an hour by hand. */
export const CATEGORY_CHANGES: RateLimit = {
  name: 'category-changes',
  counts: 'changes of categories that one person makes',
  limit: 600,
  windowSeconds: HOUR,
  per: 'caller',
};

/** Each counts every project. */
export const OVERSIGHT_LISTS: RateLimit = {
  name: 'oversight-lists',
  counts: 'looks of one person at the list of everybody’s projects',
  limit: 600,
  windowSeconds: 10 * MINUTE,
  per: 'caller',
};

/** Each writes to an owner. */
export const TAKEDOWNS: RateLimit = {
  name: 'takedowns',
  counts: 'projects that one person takes down or puts back',
  limit: 120,
  windowSeconds: HOUR,
  per: 'caller',
};

/** A school behind one network address, each keeping what it was given. */
export const PLACES: RateLimit = {
  name: 'places',
  counts: 'lists of places for one network address',
  limit: 300,
  windowSeconds: MINUTE,
};

/** More than anybody corrects in an hour by hand. */
export const PLACE_CHANGES: RateLimit = {
  name: 'place-changes',
  counts: 'changes of places that one person makes',
  limit: 600,
  windowSeconds: HOUR,
  per: 'caller',
};

/** Each walks through all respondents of a project. */
export const RETENTION_LOOKS: RateLimit = {
  name: 'retention-looks',
  counts: 'looks of one person at what goes next of a project’s answers',
  limit: 300,
  windowSeconds: 10 * MINUTE,
};

export const PROJECT_HAND_OVERS: RateLimit = {
  name: 'project-hand-overs',
  counts: 'projects that one person hands over to others',
  limit: 300,
  windowSeconds: HOUR,
  per: 'caller',
};

/** Each is read whole, which takes some 100 ms of a core. */
export const QUESTION_FILES: RateLimit = {
  name: 'question-files',
  counts: 'files of questions that one person has read or written',
  limit: 300,
  windowSeconds: HOUR,
  per: 'caller',
};

/** More than anybody keeps and sorts in an hour by hand. */
export const BANK_CHANGES: RateLimit = {
  name: 'bank-changes',
  counts: 'changes of question banks that one person makes',
  limit: 1_000,
  windowSeconds: HOUR,
  per: 'caller',
};

/** Each may read some thousand questions. */
export const BANK_READS: RateLimit = {
  name: 'bank-reads',
  counts: 'looks of one person into question banks',
  limit: 600,
  windowSeconds: 10 * MINUTE,
  per: 'caller',
};
