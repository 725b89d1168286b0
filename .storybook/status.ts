/** Whether a component's props may still change; each component has one of these tags. */
const STATUSES = ['stable', 'beta'];

export const statusOf = (tags: readonly string[] = []) =>
  STATUSES.find((status) => tags.includes(status));
