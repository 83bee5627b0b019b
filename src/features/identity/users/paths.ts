/** Where accounts are looked after. */
export const userPaths = {
  users: '/admin/users',
  user: (id: string) => `/admin/users/${id}`,
  /** What every agent may do. */
  agentPermissions: '/admin/users/agent-permissions',
};
