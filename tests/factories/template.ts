import { templates } from '#features/library/server/tables.ts';
import { newId } from '#kit/server/ids.ts';
import type { TestServer } from '../support/test-server.ts';
import { sampleQuestionnaire } from './project.ts';

type Template = typeof templates.$inferSelect;

/** A template that people can start from, behind those that are there. */
export async function createTemplate(
  server: Pick<TestServer, 'db' | 'clock'>,
  options: Partial<Template> = {},
): Promise<Template> {
  const template: Template = {
    id: newId(),
    kind: 'survey',
    title: { en: 'Drinks', bn: 'পানীয়'.normalize('NFC') },
    summary: { en: 'Which drinks people like', bn: 'মানুষ কোন পানীয় পছন্দ করে' },
    description: { en: 'What people drink', bn: 'মানুষ কী পান করে' },
    content: sampleQuestionnaire(),
    theme: 'marigold',
    print: 'lilies',
    active: true,
    position: 100,
    createdAt: server.clock.now,
    ...options,
  };
  await server.db.insert(templates).values(template);
  return template;
}
