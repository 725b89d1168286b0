import { expect, test, vi } from 'vitest';
import { AccountsLoadError, describeAuthError } from '../errors/authErrors.ts';
import { englishAccountTexts } from '../errors/englishAccountTexts.ts';
import { englishHelpTexts as helpTexts } from '../errors/englishHelpTexts.ts';
import type { AccountService } from '../firebase/accountService.ts';
import type { AccountServiceModule } from './accountSettings.ts';
import { createLoader } from './createLoader.ts';

const firebase = { apiKey: 'key', authDomain: 'site.example', projectId: 'site' };

/** Creates settings whose code loads, unless a test changes that. */
function siteWithCode() {
  const createAccountService = vi.fn(() => ({}) as AccountService); // no test reads it
  const load = vi.fn<() => Promise<AccountServiceModule>>(async () => ({
    createAccountService,
    helpTexts,
  }));
  return { load, createAccountService, settings: { firebase, issuer: 'Site', load } };
}

test('creates a site’s accounts once, with its settings, for all callers', async () => {
  const { createAccountService, settings } = siteWithCode();
  const load = createLoader(settings);
  const services = await Promise.all([load(), load()]);
  services.push(await load());
  expect(new Set(services).size).toBe(1);
  expect(createAccountService).toHaveBeenCalledExactlyOnceWith(settings, helpTexts);
});

test('prepares the popup of an emulator before it initialises the SDK', async () => {
  const { createAccountService, settings } = siteWithCode();
  const beforePopup = vi.fn(async () => expect(createAccountService).not.toHaveBeenCalled());
  await createLoader({ ...settings, emulator: { url: 'http://localhost:9099', beforePopup } })();
  expect(beforePopup).toHaveBeenCalledExactlyOnceWith('http://localhost:9099');
  expect(createAccountService).toHaveBeenCalledOnce();
});

test('reports code that does not load with a message for users, and requests it again on the next call', async () => {
  const { load, settings } = siteWithCode();
  const lost = new TypeError('Failed to fetch dynamically imported module');
  load.mockRejectedValueOnce(lost);
  const loadAccounts = createLoader(settings);
  const failure = await loadAccounts().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AccountsLoadError);
  expect(failure).toMatchObject({ cause: lost });
  expect(describeAuthError(failure, englishAccountTexts)).toEqual({
    message: expect.stringMatching(/check your connection/),
  });
  await expect(loadAccounts()).resolves.toBeDefined();
});
