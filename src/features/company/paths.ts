/** Where companies are. Addresses are the English ones; links put them in the page's language. */
export const companyPaths = {
  list: '/dashboard/company',
  company: (id: string) => `/dashboard/company/${id}`,
  /** As the email says it that somebody is invited by. */
  invitation: (key: string) => `/company-invitation/${key}`,
  /** Everybody's, in the back office. */
  all: '/admin/company',
  anyCompany: (id: string) => `/admin/company/${id}`,
};
