/** The fields that the emulator exports, but does not import. */
const LOST_FIELDS = ['customAuth', 'emailLinkSignin', 'screenName'];

interface State {
  updateUserByLocalId: (localId: string, fields: Record<string, unknown>) => void;
}
interface Import {
  users: { localId: string; [field: string]: unknown }[];
}
interface Accounts {
  batchCreate: (state: State, body: Import) => { error: { index: number }[] };
}

export interface AuthOperations {
  identitytoolkit: { projects: { accounts: Accounts; tenants: { accounts: Accounts } } };
}

/** Makes the emulator's import keep every field of an account, also in tenants. */
export function importWholeAccounts({ identitytoolkit }: AuthOperations): void {
  const { accounts, tenants } = identitytoolkit.projects;
  for (const operations of [accounts, tenants.accounts]) {
    const { batchCreate } = operations;
    if (typeof batchCreate !== 'function') throw new Error('batchCreate is missing.');
    operations.batchCreate = (state, body) => {
      const answer = batchCreate(state, body);
      for (const [at, user] of body.users.entries()) {
        if (answer.error.some(({ index }) => index === at)) continue;
        const lost = LOST_FIELDS.filter((name) => user[name] !== undefined);
        const fields = Object.fromEntries(lost.map((name) => [name, user[name]]));
        state.updateUserByLocalId(user.localId, fields);
      }
      return answer;
    };
  }
}
