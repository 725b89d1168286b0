import { randomUUID } from 'node:crypto';
import { EMULATOR_URL, PROJECT } from '../../../scripts/addresses.mjs';

/** An account as the Auth emulator keeps it; what it does not have is absent. */
export interface EmulatorAccount {
  localId: string;
  email: string;
  emailVerified: boolean;
  disabled?: boolean;
  displayName?: string;
  photoUrl?: string;
  providerUserInfo?: { providerId: string }[];
}

export interface NewAccount {
  email: string;
  password: string;
  displayName?: string;
  /** Stored as it is: the provider checks no address. */
  photoUrl?: string;
  emailVerified?: boolean;
}

/** An e-mail of the emulator, which sends none. */
export interface OobCode {
  email: string;
  requestType:
    | 'VERIFY_EMAIL'
    | 'PASSWORD_RESET'
    | 'EMAIL_SIGNIN'
    | 'VERIFY_AND_CHANGE_EMAIL'
    | 'RECOVER_EMAIL';
  oobCode: string;
  /** The link in the e-mail. */
  oobLink: string;
}

const ACCOUNTS = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;

/** The Auth emulator as its owner sees it. */
export const emulator = {
  /** Creates an account beside the app: no e-mail is sent and nobody is signed in. */
  async createAccount(account: NewAccount): Promise<void> {
    await ask('POST', ACCOUNTS, account);
  },

  /** The account with this e-mail, if there is one. */
  async account(email: string): Promise<EmulatorAccount | undefined> {
    const { users = [] } = await ask<{ users?: EmulatorAccount[] }>('POST', `${ACCOUNTS}:lookup`, {
      email: [email],
    });
    return users[0];
  },

  /** Deletes the account with this e-mail, if there is one. */
  async deleteAccount(email: string): Promise<void> {
    const account = await emulator.account(email);
    if (account) await ask('POST', `${ACCOUNTS}:delete`, { localId: account.localId });
  },

  /** Disables the account with this e-mail. */
  async disableAccount(email: string): Promise<void> {
    const account = await emulator.account(email);
    if (account === undefined) throw new Error(`There is no account ${email}.`);
    await ask('POST', `${ACCOUNTS}:update`, { localId: account.localId, disableUser: true });
  },

  /** Sends the e-mail that changes an account's address, as the SDK does for who is signed in; resolves to its link. */
  async sendAddressChange(email: string, newEmail: string): Promise<string> {
    const body = { requestType: 'VERIFY_AND_CHANGE_EMAIL', email, newEmail, returnOobLink: true };
    const { oobLink } = await ask<OobCode>('POST', `${ACCOUNTS}:sendOobCode`, body);
    return oobLink;
  },

  /** Changes an account's address at once; resolves to the link, sent to the one before, that takes that back. */
  async changeAddress(email: string, newEmail: string): Promise<string> {
    const localId = (await emulator.account(email))?.localId;
    await ask('POST', `${ACCOUNTS}:update`, { localId, email: newEmail });
    const code = (await emulator.oobCodes(email)).at(-1);
    if (code?.requestType !== 'RECOVER_EMAIL') throw new Error(`Nothing was sent to ${email}.`);
    return code.oobLink;
  },

  /** The e-mails that were sent to this address, oldest first. */
  async oobCodes(email: string): Promise<OobCode[]> {
    const { oobCodes } = await ask<{ oobCodes: OobCode[] }>(
      'GET',
      `emulator/v1/projects/${PROJECT}/oobCodes`,
    );
    return oobCodes.filter((code) => code.email === email);
  },
};

/** An address that no other test uses: all tests share one emulator. */
export function freshEmail(name: string): string {
  return `${name}-${randomUUID()}@e2e.example`;
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${EMULATOR_URL}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}
