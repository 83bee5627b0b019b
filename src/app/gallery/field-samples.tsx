import { useState } from 'react';
import { z } from 'zod';
import { readMoney, writeMoney } from '#domain/text/money.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ColourField } from '#ui/dashboard/forms/fields/colour-field.tsx';
import type { DateRange } from '#ui/dashboard/forms/fields/dates/date-presets.ts';
import { DateRangeField } from '#ui/dashboard/forms/fields/dates/date-range-field.tsx';
import { isDay } from '#ui/dashboard/forms/fields/dates/date-text.ts';
import { DateTimeField } from '#ui/dashboard/forms/fields/dates/date-time-field.tsx';
import { isMoney, MoneyField } from '#ui/dashboard/forms/fields/money-field.tsx';
import { NumberField } from '#ui/dashboard/forms/fields/number-field.tsx';
import { TreeField } from '#ui/dashboard/forms/fields/tree/tree-field.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { Sample } from './sample.tsx';

export function FieldSamples() {
  const [range, setRange] = useState<DateRange>({});
  return (
    <>
      <Sample title="A number, in either digits">
        <Amount />
      </Sample>
      <Sample title="An amount: leave it to see it grouped; a price is saved once it is left">
        <Price />
      </Sample>
      <Sample title="From one day until another" narrow>
        <DateRangeField label="Days" value={range} onChange={setRange} />
        <output lang="en">{JSON.stringify(range)}</output>
      </Sample>
      <Sample title="A day and a time of day" narrow>
        <Ending />
      </Sample>
      <Sample title="One of a tree: search for it, or go to it" narrow>
        <District />
      </Sample>
      <Sample title="A colour, readable or not">
        <Colours />
      </Sample>
    </>
  );
}

const planSchema = z.strictObject({ price: z.int().min(1_000).max(100_000_000) });

function Price() {
  const t = useText();
  const locale = useLocale();
  const [stored, setStored] = useState(15_000_000);
  const { field, shell } = useSchemaForm({
    schema: planSchema,
    saves: 'as you go',
    saved: { price: writeMoney(stored, locale) },
    labels: { price: '৳' },
    bodyOf: ({ price }) => ({ price: readMoney(price) as number }),
    check: ({ price }) => ({ price: isMoney(price) ? undefined : t('answers:double', { field: '৳' }) }),
    whole: ['price'],
    async save({ price }) {
      setStored(price);
      return undefined;
    },
  });
  return (
    <FormShell {...shell}>
      <MoneyField {...field('price')} />
      <output lang="en">{stored}</output>
    </FormShell>
  );
}

function Amount() {
  const t = useText();
  const [amount, setAmount] = useState<number | string>(1_000);
  return <NumberField label={t('projects:retentionDays')} value={amount} onChange={setAmount} />;
}

function Ending() {
  const t = useText();
  const [endsAt, setEndsAt] = useState('2026-12-16T18:00');
  return (
    <>
      <DateTimeField
        label={t('projects:endsAt')}
        value={endsAt}
        onChange={setEndsAt}
        onLeave={() => {}}
        usual="23:30"
        error={endsAt === '' || isDay(endsAt.split('T')[0] ?? '') ? undefined : t('api:date')}
      />
      <output lang="en">{endsAt}</output>
    </>
  );
}

const DISTRICTS = [
  {
    value: 'dhaka',
    label: 'ঢাকা বিভাগ',
    children: [
      { value: 'dhaka-city', label: 'ঢাকা', children: [{ value: 'mirpur', label: 'মিরপুর ১০' }] },
      { value: 'gazipur', label: 'গাজীপুর' },
    ],
  },
  { value: 'sylhet', label: 'Sylhet Division', children: [{ value: 'sunamganj', label: 'Sunamganj' }] },
];

function District() {
  const [district, setDistrict] = useState('sunamganj');
  return (
    <>
      <TreeField
        label={<span lang="en">District</span>}
        items={DISTRICTS}
        value={district}
        onChange={setDistrict}
        leavesOnly
      />
      <output lang="en">{district}</output>
    </>
  );
}

function Colours() {
  const [ink, setInk] = useState('#006a4e');
  const [ground, setGround] = useState('#fbfaf6');
  return (
    <>
      <ColourField label="Text" value={ink} onChange={setInk} against={[{ name: 'Page', colour: ground }]} />
      <ColourField label="Page" value={ground} onChange={setGround} against={[]} />
    </>
  );
}
