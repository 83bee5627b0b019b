/**
 * What the cells of a column are in a file: a text, a number in Latin digits, a day (2026-03-05), a moment as a clock
 * in Dhaka shows it (2026-03-05 14:05, perhaps with seconds) or a time of day (14:05). CSV has the text of each as it
 * is; a workbook has a real number or date where the text is one. Other words may stand in any of them.
 */
export type CellKind = 'text' | 'number' | 'day' | 'moment' | 'time';
