import { memorySchema } from '#domain/quiz/practice/memory-schema.ts';
import type { Host } from '#kit/web/page/host.ts';
import { bringPractice } from '../../contract/practice.ts';
import { MEMORY } from './practice-fields.ts';

/** What the page's script put into the form becomes theirs; where it cannot be read, nothing happens. */
export async function bring(host: Host, projectId: string, form: FormData): Promise<void> {
  const body = memorySchema.safeParse(parsed(String(form.get(MEMORY) ?? '')));
  if (body.success) await host.call(bringPractice, { params: { id: projectId }, body: body.data });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
