import type { Finding } from '../../finding.ts';
import { repeatedLabels } from '../choice/check-options.ts';
import type { RowsQuestion } from './rows.ts';

export function checkRows({ id: questionId, rows }: RowsQuestion): Finding[] {
  const findings: Finding[] = [];
  if (rows.length === 0) findings.push({ severity: 'error', key: 'noRows', questionId });
  for (const label of repeatedLabels(rows)) {
    findings.push({ severity: 'error', key: 'duplicateRow', values: { label }, questionId });
  }
  return findings;
}
