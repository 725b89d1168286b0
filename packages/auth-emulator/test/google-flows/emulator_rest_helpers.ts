import { createClient, type OobCode, type SmsCode } from '../../src/client.ts';
import { emulatorOfFile, projectOfFile } from './settings.ts';

/* In place of `packages/auth/test/helpers/integration/emulator_rest_helpers.ts`. */

export const clientOfFile = () =>
  createClient({ url: emulatorOfFile(), projectId: projectOfFile() });

export async function getPhoneVerificationCodes(): Promise<Record<string, SmsCode>> {
  const codes = await clientOfFile().smsCodes();
  return Object.fromEntries(codes.map((sms) => [sms.sessionInfo, sms]));
}

export const getOobCodes = (): Promise<OobCode[]> => clientOfFile().oobCodes();

export async function createAnonAccount() {
  const path = `identitytoolkit.googleapis.com/v1/accounts:signUp?key=${projectOfFile()}`;
  const response = await fetch(`${emulatorOfFile()}/${path}`, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  });
  return response.json();
}
