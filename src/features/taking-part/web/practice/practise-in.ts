import type { Data } from '#kit/contract/endpoint.ts';
import type { Host } from '#kit/web/page/host.ts';
import { getWelcome } from '../../contract/welcome.ts';
import { EVERYTHING, PRACTISE, QUESTIONS, sectionChoice, THESE, TODAY } from './practice-fields.ts';

/** Ids of the questions that somebody chose to practise; undefined where the server says which are due. */
export async function practiseIn(host: Host, projectId: string, form: FormData): Promise<string[] | undefined> {
  const chosen = form.get(PRACTISE);
  if (typeof chosen !== 'string') return undefined;
  // What is due for whoever is not signed in the page's script names.
  if (chosen === TODAY || chosen === THESE) {
    const given = String(form.get(QUESTIONS) ?? '').split(' ');
    const named = given.filter((id) => /^[A-Za-z0-9_-]{1,32}$/.test(id));
    return named.length > 0 ? named : undefined;
  }
  const { practising }: Data<typeof getWelcome> = await host.call(getWelcome, { params: { id: projectId } });
  const sections = practising?.sections ?? [];
  const meant = sections.filter(({ id }) => chosen === EVERYTHING || chosen === sectionChoice(id));
  return meant.flatMap(({ questions }) => questions);
}
