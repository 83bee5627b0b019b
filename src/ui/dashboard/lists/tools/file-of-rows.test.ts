import { expect, it } from 'vitest';
import type { Column } from '../table/column.ts';
import { fileOfRows } from './file-of-rows.ts';

interface Row {
  name: string;
  paid: number | null;
  at: string | null;
}

const columns: Column<Row>[] = [
  { id: 'name', title: 'নাম', kind: 'text', value: ({ name }) => name },
  { id: 'paid', title: 'Paid', kind: 'money', value: ({ paid }) => paid },
  { id: 'at', title: 'When', kind: 'moment', value: ({ at }) => at },
  { id: 'state', title: 'State', kind: 'status', value: () => ({ tone: 'success', label: 'Sent' }) },
];

it('holds what the columns say, for spreadsheets: plain digits, the time in Dhaka, nothing that runs', () => {
  const rows = [
    { name: '=SUM(A1)', paid: 123_450, at: '2026-11-22T09:05:00.000Z' },
    { name: 'a, b', paid: null, at: null },
  ];
  expect(fileOfRows(columns, rows)).toBe(
    '\ufeffনাম,Paid,When,State\r\n\'=SUM(A1),1234.50,2026-11-22 15:05,Sent\r\n"a, b",,,Sent\r\n',
  );
});
