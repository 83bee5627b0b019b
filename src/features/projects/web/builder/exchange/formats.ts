import type { ExchangeFormat } from '#domain/quiz/exchange/exchanged.ts';

export const FORMAT_NAMES: Record<ExchangeFormat, string> = { gift: 'GIFT', aiken: 'Aiken', moodle: 'Moodle XML' };

/** Of files that are picked. */
export const ACCEPTED_FILES: Record<ExchangeFormat, string> = { gift: '.gift,.txt', aiken: '.txt', moodle: '.xml' };

/** Of a file that is saved. */
export const FILE_ENDINGS: Record<ExchangeFormat, string> = { gift: 'gift', aiken: 'txt', moodle: 'xml' };
