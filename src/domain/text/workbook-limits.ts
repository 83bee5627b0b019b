/** What a sheet of a workbook holds at most, as ECMA-376 and the programs that open it have it. */
export const WORKBOOK_LIMITS = {
  /** Below the one with the titles. */
  rows: 1_048_575,
  columns: 16_384,
  /** Characters of a cell, in UTF-16. */
  cell: 32_767,
} as const;
