import type { RateLimit } from '#kit/contract/rate-limit.ts';

/** Passwords that one person gives to projects: each is hashed. */
export const PROJECT_PASSWORDS: RateLimit = { name: 'project-passwords', limit: 100, windowSeconds: 3600 };
