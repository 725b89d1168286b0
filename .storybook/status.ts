/** Whether a component's props may still change; each has the one or the other among its tags. */
const STATUSES = ['stable', 'beta'];

export const statusOf = (tags: readonly string[] = []) =>
  STATUSES.find((status) => tags.includes(status));
