import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { localizedLine } from './settings.ts';

export const findCategories = endpoint({
  name: 'findCategories',
  method: 'GET',
  path: '/categories',
  summary: 'What projects are about: the categories that one of them may be given',
  access: 'signed-in',
  data: z.array(
    z.object({
      _id: z.uuid().describe('Its id'),
      name: localizedLine.describe('Its name in both languages'),
      active: z.boolean().describe('Whether a project may be given it; one that has it keeps it'),
    }),
  ),
});
