import { expect, onTestFinished, test } from 'vitest';
import { apiOperations, keyOf } from '../../test/coverage/apiOperations.ts';
import { asOwner } from '../../test/rest.ts';
import { startSharedEmulator } from '../../test/sharedEmulator.ts';

const PROJECT = 'demo-unimplemented';

/** Operations that the emulator leaves out, and that a feature of this package adds. */
const ADDED = /\/(?:oauthIdpConfigs|inboundSamlConfigs)(?:\/|$)|\/passwordPolicy$/;

test('answers 501 where neither the emulator nor a feature implements an operation', async () => {
  const { url, stop } = await startSharedEmulator(PROJECT);
  onTestFinished(stop);
  const left = apiOperations().filter(({ bare, path }) => !bare && !ADDED.test(path));
  const statuses = new Map<string, number>();
  for (const operation of left) {
    const path = operation.path.replace('{targetProjectId}', PROJECT).replace(/\{\w+\}/g, 'x');
    const takesBody = ['POST', 'PATCH'].includes(operation.method);
    const { status } = await asOwner(url, `${path.slice(1)}?key=any`, {
      method: operation.method,
      ...(takesBody && { body: {} }),
    });
    statuses.set(keyOf(operation), status);
  }
  expect([...statuses].filter(([, status]) => status !== 501)).toEqual([]);
}, 180_000);
