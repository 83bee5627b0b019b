import * as company from '#features/company/contract/company.ts';
import * as invitations from '#features/company/contract/invitations.ts';
import * as members from '#features/company/contract/members.ts';
import * as oversight from '#features/company/contract/oversight.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { AT, COMPANY, EMAIL, OWNER } from './story.ts';

const EDITOR = '0199f2c8-1d3e-7b52-94c6-8a9b0c1d2e3f';
const INVITATION = '0199f2c8-2e4f-7c63-85d7-9b0c1d2e3f40';
const KEY = 'hV3nQ8sLx2Rk7Yb4Wd6Zsg';
const LOGO = '/logos/pT5wLq2Zr8Vt3Xb7Nc1KdB';
const UNTIL = '2026-03-12T05:20:00.000Z';

const ofCompany = { params: { id: COMPANY } };
const name = { en: 'Shapla Textiles', bn: 'শাপলা টেক্সটাইল' };
const profile = {
  name,
  description: { en: 'Cloth since 1971.' },
  website: 'https://shapla.example.com/',
  email: 'hello@shapla.example.com',
  phone: '02-9123456',
  address: { en: '12 Mirpur Road, Dhaka' },
};
const summary = { _id: COMPANY, name, logo: LOGO, role: 'owner' as const, members: 2, isSuspended: false };
const shown = {
  ...profile,
  ...summary,
  suspended: null,
  revision: 2,
  createdAt: AT.created,
  abilities: { update: true, invite: true, manageMembers: true, delete: true },
};
const owner = { _id: OWNER, fullName: 'Rahima Akter', email: EMAIL, role: 'owner' as const, joinedAt: AT.created };
const ofMember = { params: { id: COMPANY, member: EDITOR } };
const ofInvitation = { params: { id: COMPANY, invitation: INVITATION } };
const invited = { email: 'karim@example.org', role: 'editor' as const };
const anySummary = {
  _id: COMPANY,
  name,
  logo: LOGO,
  owner: owner.fullName,
  state: 'active' as const,
  members: 1,
  projects: 3,
  createdAt: AT.created,
};

export const companyExamples = [
  exampleOf(company.findCompanies, { data: { items: [summary], next: null, total: 1 } }),
  exampleOf(company.createCompany, { body: { name }, data: { _id: COMPANY } }),
  exampleOf(company.getCompany, { ...ofCompany, data: shown }),
  exampleOf(company.updateCompany, { ...ofCompany, body: { ...profile, revision: 1 }, data: shown }),
  exampleOf(company.deleteCompany, { ...ofCompany, data: {} }),
  exampleOf(company.updateCompanyLogo, { ...ofCompany, body: new Uint8Array(), data: { logo: LOGO } }),
  exampleOf(company.deleteCompanyLogo, { ...ofCompany, data: {} }),
  exampleOf(members.findMembers, { ...ofCompany, data: [{ ...owner, image: null }] }),
  exampleOf(members.setMemberRole, { ...ofMember, body: { role: 'viewer' }, data: {} }),
  exampleOf(members.removeMember, { ...ofMember, data: {} }),
  exampleOf(members.leaveCompany, { ...ofCompany, data: {} }),
  exampleOf(members.handOverCompany, { ...ofCompany, body: { member: EDITOR }, data: {} }),
  exampleOf(invitations.findCompanyInvitations, {
    ...ofCompany,
    data: [
      {
        _id: INVITATION,
        ...invited,
        invitedBy: owner.fullName,
        sentAt: AT.created,
        expiresAt: UNTIL,
        isOver: false,
      },
    ],
  }),
  exampleOf(invitations.inviteMember, { ...ofCompany, body: invited, data: { _id: INVITATION } }),
  exampleOf(invitations.resendCompanyInvitation, { ...ofInvitation, data: {} }),
  exampleOf(invitations.withdrawCompanyInvitation, { ...ofInvitation, data: {} }),
  exampleOf(invitations.getCompanyInvitation, {
    params: { key: KEY },
    data: {
      company: name,
      logo: LOGO,
      role: 'editor',
      invitedBy: owner.fullName,
      email: 'k•••@example.org',
      expiresAt: UNTIL,
      isForCaller: null,
    },
  }),
  exampleOf(invitations.acceptCompanyInvitation, { params: { key: KEY }, data: { _id: COMPANY } }),
  exampleOf(oversight.findAllCompanies, {
    query: { q: 'shapla', state: 'active' },
    data: { items: [anySummary], next: null, total: 1, byState: { active: 1, suspended: 0 } },
  }),
  exampleOf(oversight.getAnyCompany, {
    ...ofCompany,
    data: {
      ...profile,
      _id: COMPANY,
      logo: LOGO,
      state: 'active',
      suspended: null,
      projects: 3,
      createdAt: AT.created,
      memberList: [owner],
    },
  }),
  exampleOf(oversight.suspendCompany, { ...ofCompany, body: { reason: 'It uses the name of a bank.' }, data: {} }),
  exampleOf(oversight.restoreCompany, { ...ofCompany, data: {} }),
];
