import type { ProjectSettings } from '#features/projects/contract/settings.ts';

/**
 * What the examples tell together: an owner builds a survey, one person answers it, the owner reads the response. Every
 * id stands here once, so that the calls can be followed one after another.
 */

export const OWNER = '0199f2c4-7b1e-7d3a-8c52-1f6e0a9b4d10';
export const EMAIL = 'owner@example.org';
export const PASSWORD = 'three green boats';
export const CODE = '482916';
export const VERIFICATION = '0199f2c4-8a02-7c11-9e4f-5b2d7a6c3e81';
export const SESSION = '0199f2c4-93d5-7a40-b6f8-0c1e2d3a4b52';
export const SIGN_IN = '0199f2c4-93d5-7a40-b6f8-0c1e2d3a4b53';
/** Shortened: real ones are longer. */
export const TOKEN = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMTk5ZjJjNCJ9.Zm9yLXRoZS1leGFtcGxl';

export const TEMPLATE = '0199f2c5-1f20-7e6b-a3d4-8b9c0d1e2f33';
export const PROJECT = '0199f2c5-a4c7-7b85-92e6-4d5e6f708194';
/** That the owner publishes under. */
export const COMPANY = '0199f2c5-3c70-7d1e-a2b3-4f5061728394';
/** One that projects may belong to. */
export const CATEGORY = '0199f2c5-5d81-7c2f-b1a4-2e3f40516273';
/** Of the project's short link. */
export const LINK_CODE = 'k7mr3hw9d';
export const COPY = '0199f2c6-0b3d-7f92-8d17-6a7b8c9d0e15';

/** Whoever has it may go on with the answers. */
export const RESPONDENT = 'GZ8sWkx3e4WS5k1eb3CBlAGZ8saDuXqVvZ1cTn0Qy7RkB4uLmEoHs2Jd9PiXfA6w';
/** The same person's answers, as the owner knows them. */
export const RESPONSE = '0199f2c6-83b9-7a95-bd9d-5c4e7d10cbb4';

/** The account of somebody who took a quiz of the owner’s. */
export const QUIZ_TAKER = '0199f2c6-90c4-7b21-a6e8-7d8f9a0b1c2d';
/** Their attempt. */
export const ATTEMPT = '0199f2c6-91d5-7c32-b7f9-8e0a1b2c3d4e';
/** The project that is the quiz. */
export const QUIZ = '0199f2c6-2d5e-7c63-9f48-8e9fa0b1c2d3';

/** Of an image that the owner uploads. */
export const IMAGE = 'mP4sLq8Zr2Vt6Xb1Nc9KdA';
export const LOGO = 'Lg4sLq8Zr2Vt6Xb1Nc9KdA';

/** Of a file that a respondent uploads: it ends with the file's name. */
export const FILE = 'Tq3vX9cLm2Rk8Yb5Wd7Zs1-receipt.pdf';
/** The question that it answers, in a survey that asks for one. */
export const FILE_QUESTION = 'receipt';
export const FILE_BYTES = 48_213;

export const AT = {
  created: '2026-03-05T05:20:00.000Z',
  saved: '2026-03-05T05:24:30.000Z',
  published: '2026-03-05T05:25:00.000Z',
  started: '2026-03-05T05:30:00.000Z',
  completed: '2026-03-05T05:31:20.000Z',
  read: '2026-03-05T05:33:00.000Z',
  ends: '2026-03-31T17:59:00.000Z',
  keptUntil: '2026-03-05T05:31:20.000Z',
  goes: '2027-03-05T05:31:20.000Z',
};

export const TITLE = { en: 'Customer satisfaction', bn: 'গ্রাহকের মতামত' };
export const DESCRIPTION = {
  en: 'Four short questions about your last purchase.',
  bn: 'সর্বশেষ কেনাকাটা নিয়ে চারটি ছোট প্রশ্ন।',
};
export const SOURCE = { utm_source: 'newsletter', utm_campaign: 'march' };
/** The link says in which branch it was handed out. */
export const HIDDEN_VALUES = { branch: 'Dhanmondi' };

export const SETTINGS: ProjectSettings = {
  title: TITLE,
  description: DESCRIPTION,
  languages: ['en', 'bn'],
  privacy: 'public',
  category: null,
  company: null,
  viewType: 'list',
  theme: 'river',
  cover: null,
  reviewAnswers: false,
  showProgress: true,
  allowBack: true,
  showResults: 'never',
  reveal: null,
  clock: null,
  questionSeconds: null,
  attempts: null,
  certificate: false,
  leaderboard: 'nobody',
  hideNames: false,
  series: null,
  practice: null,
  responseMethod: 'identified',
  details: { name: 'optional', phone: 'off', email: 'off', address: 'off' },
  onePer: 'nobody',
  opensAt: null,
  endsAt: AT.ends,
  responseLimit: 500,
  redirect: null,
  quotas: [],
  retention: null,
  closingText: { en: 'Thank you!', bn: 'ধন্যবাদ!' },
};
