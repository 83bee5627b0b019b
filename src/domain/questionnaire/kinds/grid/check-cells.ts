import type { Finding } from '../../finding.ts';
import { LIMITS } from '../../limits.ts';
import type { Option } from '../../schema.ts';
import { repeatedLabels } from '../choice/check-options.ts';
import { checkRows } from './check-rows.ts';
import type { RowsQuestion } from './rows.ts';

export function checkCells(question: RowsQuestion & { columns: readonly Option[] }): Finding[] {
  const { id: questionId, rows, columns } = question;
  const findings = checkRows(question);
  if (columns.length === 0) findings.push({ severity: 'error', key: 'noColumns', questionId });
  for (const label of repeatedLabels(columns)) {
    findings.push({ severity: 'error', key: 'duplicateColumn', values: { label }, questionId });
  }
  if (rows.length * columns.length > LIMITS.gridCells) {
    findings.push({ severity: 'error', key: 'tooManyCells', values: { max: LIMITS.gridCells }, questionId });
  }
  return findings;
}
