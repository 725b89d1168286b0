import { createClient, projectHeader } from '../src/client.ts';

const PASSWORD = 'ToyBox#2026';

/** A project of an emulator, as its owner and as an app without the SDK. */
export function projectApi(url: string, projectId: string) {
  async function post(operation: string, body: object) {
    const path = `identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`;
    const response = await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [projectHeader]: projectId },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${operation}: ${answer.error?.message}`);
    return answer;
  }
  return {
    projectId,
    client: createClient({ url, projectId }),
    signUp: (email: string) => post('signUp', { email, password: PASSWORD }),
    signIn: (email: string) => post('signInWithPassword', { email, password: PASSWORD }),
  };
}
