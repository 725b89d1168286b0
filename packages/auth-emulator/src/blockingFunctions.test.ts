import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { connectSdk, sdk } from '../test/firebaseSdk.ts';
import { type SharedEmulator, startSharedEmulator } from '../test/sharedEmulator.ts';
import { serve } from '../test/testServer.ts';
import { writeSeed } from '../test/writeSeed.ts';

const ANN = { email: 'ann@b.example', password: 'ToyBox#2026' };
const USERS = [{ localId: 'ann', email: ANN.email, rawPassword: ANN.password }];

/** An answer of a function of `firebase-functions`. */
const changes = (userRecord: object) => ({
  userRecord: { updateMask: Object.keys(userRecord).join(), ...userRecord },
});

type TestFunction = Awaited<ReturnType<typeof serveFunction>>;

interface Functions extends Pick<SharedEmulator, 'url' | 'client'> {
  beforeCreate: TestFunction;
  beforeSignIn: TestFunction;
}

/** A function that records its requests, and sends this answer. */
async function serveFunction(answer: object) {
  const called: Record<string, unknown>[] = [];
  const url = await serve(async (request, response) => {
    const { data } = (await json(request)) as { data: { jwt: string } }; // what the emulator sends
    const [, claims = ''] = data.jwt.split('.');
    called.push(JSON.parse(Buffer.from(claims, 'base64url').toString()));
    response.end(JSON.stringify(answer));
  });
  return { url, called };
}

test('applies the answers of functions, registers them again on reset, and refuses the sign-in when a function refuses, fails, hangs or answers junk', async () => {
  const beforeCreate = await serveFunction(
    changes({ displayName: 'Toy fan', customClaims: { club: true } }),
  );
  const beforeSignIn = await serveFunction(changes({ sessionClaims: { shop: 'north' } }));
  const { url, client, stop } = await startSharedEmulator('demo-blocking', {
    seed: writeSeed({ users: USERS }),
    blockingFunctions: { beforeCreate: beforeCreate.url, beforeSignIn: beforeSignIn.url },
  });
  onTestFinished(stop);
  await seeChanges({ url, client, beforeCreate, beforeSignIn });
  await client.setBlockingFunctions({});
  await seeRefusals({ url, client });
}, 180_000);

async function seeChanges({ url, client, beforeCreate, beforeSignIn }: Functions) {
  const auth = connectSdk(url);
  const { user } = await sdk.createUserWithEmailAndPassword(auth, 'new@b.example', ANN.password);
  expect(user.displayName).toBe('Toy fan');
  const { claims } = await sdk.getIdTokenResult(user);
  expect(claims).toMatchObject({ name: 'Toy fan', club: true, shop: 'north' });
  expect(beforeCreate.called).toEqual([
    expect.objectContaining({ event_type: 'beforeCreate', sign_in_method: 'password' }),
  ]);
  const refreshed = await sdk.getIdTokenResult(user, true);
  expect(refreshed.claims).toMatchObject({ club: true, shop: 'north' });

  await client.setBlockingFunctions({});
  await sdk.signInWithEmailAndPassword(auth, ANN.email, ANN.password);
  expect(beforeSignIn.called).toHaveLength(1); // not called any more
  await client.reset();
  const again = await sdk.signInWithEmailAndPassword(auth, ANN.email, ANN.password);
  expect((await sdk.getIdTokenResult(again.user)).claims.shop).toBe('north');
  expect(beforeCreate.called).toHaveLength(1); // an import calls no function
}

const REFUSAL = { error: { status: 'PERMISSION_DENIED', message: 'Not from this shop.' } };
const ANSWERS: Record<string, RequestListener> = {
  'a refusal': (_, response) => response.writeHead(403).end(JSON.stringify(REFUSAL)),
  'an error': (_, response) => response.writeHead(500).end('<html>'),
  'no JSON': (_, response) => response.end('<html>'),
  null: (_, response) => response.end('null'),
  'no mask': (_, response) => response.end('{"userRecord":{"displayName":"x"}}'),
  'reserved claims': (_, response) =>
    response.end(JSON.stringify(changes({ customClaims: { iss: 'x' } }))),
  'no answer': (_, response) => response.destroy(),
};

/** The SDK's message, if it is not `auth/internal-error`. */
const CODES: Record<string, unknown> = {
  null: expect.stringMatching(/^auth\/cannot-read-properties-of-null/), // the emulator does not expect it
  'reserved claims': 'auth/forbidden-claim',
};

async function seeRefusals({ url, client }: Pick<SharedEmulator, 'url' | 'client'>) {
  const signIn = async () => {
    const auth = connectSdk(url);
    return sdk.signInWithEmailAndPassword(auth, ANN.email, ANN.password);
  };
  for (const [name, listener] of Object.entries(ANSWERS)) {
    await client.setBlockingFunctions({ beforeSignIn: await serve(listener) });
    const error = await signIn().catch((reason) => reason);
    expect({ name, code: error.code }).toEqual({
      name,
      code: CODES[name] ?? 'auth/internal-error',
    });
    if (name === 'a refusal') expect(error.message).toContain('Not from this shop.');
  }

  let hanging = () => {};
  const isCalled = new Promise<void>((resolve) => {
    hanging = resolve;
  });
  let end = () => {};
  const beforeSignIn = await serve((_, response) => {
    end = () => response.destroy();
    hanging();
  });
  await client.setBlockingFunctions({ beforeSignIn });
  const pending = signIn().catch((reason) => reason);
  await isCalled;
  expect((await client.accounts()).length).toBe(1); // other requests are answered
  end();
  expect((await pending).code).toBe('auth/internal-error');

  await client.setBlockingFunctions({});
  expect((await signIn()).user.email).toBe(ANN.email);
}
