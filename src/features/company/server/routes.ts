import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import * as company from '../contract/company.ts';
import * as invitations from '../contract/invitations.ts';
import * as members from '../contract/members.ts';
import * as oversight from '../contract/oversight.ts';
import { createCompany } from './companies/create-company.ts';
import { deleteCompany } from './companies/delete-company.ts';
import { findCompanies } from './companies/find-companies.ts';
import { getCompany } from './companies/get-company.ts';
import { updateCompany } from './companies/update-company.ts';
import { acceptCompanyInvitation } from './invitations/accept-company-invitation.ts';
import { findCompanyInvitations } from './invitations/find-company-invitations.ts';
import { getCompanyInvitation } from './invitations/get-company-invitation.ts';
import { inviteMember } from './invitations/invite-member.ts';
import { resendCompanyInvitation } from './invitations/resend-company-invitation.ts';
import { withdrawCompanyInvitation } from './invitations/withdraw-company-invitation.ts';
import { deleteCompanyLogo } from './logo/delete-company-logo.ts';
import { updateCompanyLogo } from './logo/update-company-logo.ts';
import { findMembers } from './members/find-members.ts';
import { handOverCompany } from './members/hand-over-company.ts';
import { leaveCompany } from './members/leave-company.ts';
import { removeMember } from './members/remove-member.ts';
import { setMemberRole } from './members/set-member-role.ts';
import { findAllCompanies } from './oversight/find-all-companies.ts';
import { getAnyCompany } from './oversight/get-any-company.ts';
import { restoreCompany } from './oversight/restore-company.ts';
import { suspendCompany } from './oversight/suspend-company.ts';
import type { ProjectsOfCompany } from './projects-of-company.ts';

interface Keeping {
  /** Where logos go. */
  storage: Storage;
}

/** Every call of companies. */
export function companyRoutes(keeping: Keeping, projects: ProjectsOfCompany): Route[] {
  return [...profileRoutes(keeping), ...memberRoutes(projects), ...invitationRoutes, ...oversightRoutes(projects)];
}

function profileRoutes(keeping: Keeping): Route[] {
  return [
    route(company.findCompanies, (context) => findCompanies(context.db, signedIn(context))),
    route(company.createCompany, (context, { body }) =>
      createCompany(context.db, signedIn(context), body, context.now),
    ),
    route(company.getCompany, (context, { params }) => getCompany(context.db, signedIn(context), params.id)),
    route(company.updateCompany, (context, { params, body }) =>
      updateCompany(context.db, signedIn(context), { ...params, ...body }, context.now),
    ),
    route(company.deleteCompany, (context, { params }) =>
      whenDone(deleteCompany(context.db, signedIn(context), keeping.storage, params.id, context.now)),
    ),
    route(company.updateCompanyLogo, (context, { params, body }) =>
      updateCompanyLogo(context.db, signedIn(context), keeping.storage, { id: params.id, sent: body }, context.now),
    ),
    route(company.deleteCompanyLogo, (context, { params }) =>
      whenDone(deleteCompanyLogo(context.db, signedIn(context), keeping.storage, params.id, context.now)),
    ),
  ];
}

function memberRoutes({ whenMemberLeaves }: ProjectsOfCompany): Route[] {
  return [
    route(members.findMembers, (context, { params }) => findMembers(context.db, signedIn(context), params.id)),
    route(members.setMemberRole, (context, { params, body }) =>
      whenDone(setMemberRole(context.db, signedIn(context), { ...params, ...body }, context.now)),
    ),
    route(members.removeMember, (context, { params }) =>
      whenDone(removeMember(context.db, signedIn(context), params, { now: context.now, whenMemberLeaves })),
    ),
    route(members.leaveCompany, (context, { params }) =>
      whenDone(leaveCompany(context.db, signedIn(context), params.id, { now: context.now, whenMemberLeaves })),
    ),
    route(members.handOverCompany, (context, { params, body }) =>
      whenDone(handOverCompany(context.db, signedIn(context), { ...params, ...body }, context.now)),
    ),
  ];
}

const invitationRoutes: Route[] = [
  route(invitations.findCompanyInvitations, (context, { params }) =>
    findCompanyInvitations(context.db, signedIn(context), params.id, context.now),
  ),
  route(invitations.inviteMember, (context, { params, body }) =>
    inviteMember(context.db, signedIn(context), { ...params, ...body }, context),
  ),
  route(invitations.resendCompanyInvitation, (context, { params }) =>
    whenDone(resendCompanyInvitation(context.db, signedIn(context), params, context)),
  ),
  route(invitations.withdrawCompanyInvitation, (context, { params }) =>
    whenDone(withdrawCompanyInvitation(context.db, signedIn(context), params, context.now)),
  ),
  route(invitations.getCompanyInvitation, ({ db, actor, now }, { params }) =>
    getCompanyInvitation(db, actor, params.key, now),
  ),
  route(invitations.acceptCompanyInvitation, (context, { params }) =>
    acceptCompanyInvitation(context.db, signedIn(context), params.key, context.now),
  ),
];

/** What the staff do with everybody's companies. */
function oversightRoutes({ count }: ProjectsOfCompany): Route[] {
  return [
    route(oversight.findAllCompanies, ({ db }, { query }) => findAllCompanies(db, query, count)),
    route(oversight.getAnyCompany, ({ db }, { params }) => getAnyCompany(db, params.id, count)),
    route(oversight.suspendCompany, (context, { params, body }) =>
      whenDone(suspendCompany(context.db, signedIn(context), { ...params, ...body }, context)),
    ),
    route(oversight.restoreCompany, (context, { params }) =>
      whenDone(restoreCompany(context.db, signedIn(context), params.id, context)),
    ),
  ];
}
