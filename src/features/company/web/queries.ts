import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#kit/contract/endpoint.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { findCompanies, getCompany } from '../contract/company.ts';
import { findCompanyInvitations } from '../contract/invitations.ts';
import { findMembers } from '../contract/members.ts';
import { findAllCompanies, getAnyCompany } from '../contract/oversight.ts';

export function companiesQuery() {
  return callQuery(findCompanies);
}

export function companyQuery(id: string) {
  return callQuery(getCompany, { params: { id } });
}

export function membersQuery(id: string) {
  return callQuery(findMembers, { params: { id } });
}

export function invitationsQuery(id: string) {
  return callQuery(findCompanyInvitations, { params: { id } });
}

/** A page of everybody's companies; the page before stays until it is there. */
export function allCompaniesQuery(listed: Input<typeof findAllCompanies>['query']) {
  return queryOptions({ ...callQuery(findAllCompanies, { query: listed }), placeholderData: keepPreviousData });
}

export function anyCompanyQuery(id: string) {
  return callQuery(getAnyCompany, { params: { id } });
}
