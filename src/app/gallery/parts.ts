import type { ComponentType } from 'react';
import { ChartSamples } from './chart-samples.tsx';
import { DialogSamples } from './dialog-samples.tsx';
import { EventSamples } from './event-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FileSamples } from './file-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { ListSamples } from './list-samples.tsx';
import { PageSamples } from './page-samples.tsx';
import { SignSamples } from './sign-samples.tsx';
import { StateSamples } from './state-samples.tsx';

/** A page each, by the name in its address. */
export const PARTS = {
  lists: ListSamples,
  forms: FormSamples,
  fields: FieldSamples,
  files: FileSamples,
  dialogs: DialogSamples,
  charts: ChartSamples,
  pages: PageSamples,
  events: EventSamples,
  signs: SignSamples,
  states: StateSamples,
} satisfies Record<string, ComponentType>;
