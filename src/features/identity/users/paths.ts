/** Where administrators look after accounts. */
export const userPaths = { users: '/admin/users' };
