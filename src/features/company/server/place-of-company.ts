import { and, eq } from 'drizzle-orm';
import { may } from '#kit/contract/actor.ts';
import type { FindPlace } from '#kit/server/audit/places.ts';
import { companyPaths } from '../paths.ts';
import { companies, companyMembers } from './tables.ts';

/** Its members find a company in the dashboard, the staff among everybody's. */
export const placeOfCompany: FindPlace = async (db, actor, id) => {
  if (may(actor, 'companies')) {
    return (await db.$count(companies, eq(companies.id, id))) > 0 ? companyPaths.anyCompany(id) : null;
  }
  const own = and(eq(companyMembers.companyId, id), eq(companyMembers.userId, actor.id));
  return (await db.$count(companyMembers, own)) > 0 ? companyPaths.company(id) : null;
};
