/** Where the back office answers people. Addresses are English; links and redirects put them in the page's language. */
export const supportPaths = {
  contacts: '/admin/contacts',
  contactsIn: (standing: 'overdue') => `/admin/contacts?standing=${standing}`,
  contact: (id: string) => `/admin/contacts/${id}`,
};
