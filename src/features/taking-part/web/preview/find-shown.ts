import type { Asked } from '#domain/questionnaire/schema.ts';
import { apart } from '#domain/quiz/asked.ts';
import { getCompany } from '#features/company/contract/company.ts';
import { getTemplate } from '#features/library/contract.ts';
import { isExamined, ofType } from '#features/projects/contract/kinds.ts';
import { getAnyProject } from '#features/projects/contract/oversight.ts';
import { getSurvey, type Project } from '#features/projects/contract/project.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { isStaff } from '#kit/contract/actor.ts';
import type { Host } from '#kit/web/page/host.ts';
import { pageRefusal } from '#kit/web/page/page-refusal.ts';
import { textOf } from '#messages/translate.ts';
import { markedAs } from '../../marked-as.ts';
import type { PreviewedFrom } from '../page-handle.ts';
import type { Welcome } from '../welcome/welcome.ts';

/** A project, or what a template would make, as those who answer it see it. */
export type ShownProject = ProjectSettings & Pick<Project, '_id' | 'kind' | 'mode'> & { questionnaire: Asked };

interface Shown {
  project: ShownProject;
  ownerName: string;
  company: Welcome['company'];
  /** How a quiz is marked, for those who may read its key. */
  marked: Welcome['marked'];
  /** Where whoever looks came from. */
  from: PreviewedFrom;
}

/**
 * A draft as it was last saved, for those who share it; for the staff what was published; a template for anybody. For
 * all others there is no page.
 */
export async function findShown(host: Host, id: string): Promise<Shown> {
  const found = host.actor ? await host.attempt(getSurvey, { params: { id } }) : undefined;
  if (!found?.ok) return await templateFor(host, id);
  const company = await shownCompany(host, found.data.company);
  const isOwn = found.data.abilities.update || !(host.actor && isStaff(host.actor));
  if (!isOwn) return { ...(await publishedFor(host, found.data)), company, marked: null, from: 'oversight' };
  const { owner, questionnaire } = found.data;
  const marked = isExamined(found.data) ? markedAs(found.data, questionnaire) : null;
  return { project: withoutKey(found.data), ownerName: owner.fullName, company, marked, from: 'build' };
}

/** What a template would make; its owner is whoever looks. */
async function templateFor(host: Host, id: string): Promise<Shown> {
  const found = await host.attempt(getTemplate, { params: { id } });
  if (!found.ok) throw pageRefusal('not_found');
  const { _id, kind, settings, content } = found.data;
  const project = { ...settings, _id, ...ofType(kind), questionnaire: content };
  return {
    project,
    ownerName: textOf(host.locale)('takingPart:previewOwner'),
    company: null,
    marked: null,
    from: 'templates',
  };
}

/** The company as its members see it; the staff, who are none, see the owner in its place. */
async function shownCompany(host: Host, id: string | null): Promise<Welcome['company']> {
  const found = id === null ? undefined : await host.attempt(getCompany, { params: { id } });
  return found?.ok && !found.data.isSuspended ? { name: found.data.name, logo: found.data.logo } : null;
}

function withoutKey(project: Project): ShownProject {
  return { ...project, questionnaire: apart(project.questionnaire).asked };
}

/** What respondents are asked now, for those who look after the site. */
async function publishedFor(host: Host, project: Project): Promise<Pick<Shown, 'project' | 'ownerName'>> {
  const found = await host.attempt(getAnyProject, { params: { id: project._id } });
  if (!found.ok || found.data.questionnaire === null) throw pageRefusal('not_found');
  const { questionnaire, owner } = found.data;
  return { project: { ...project, questionnaire }, ownerName: owner.fullName };
}
