import { expect, test } from 'vitest';
import { emulatorRoutes } from '../../test/emulatorRoutes.ts';
import { isSensitive, SENSITIVE_FIELDS } from './sensitiveFields.ts';

/** Fields of `update` that change neither an address, a password, a linked identity nor a second factor. */
const HARMLESS = [
  ...['captchaChallenge', 'captchaResponse', 'createdAt', 'customAttributes'],
  ...['delegatedProjectNumber', 'deleteProvider', 'disableUser', 'displayName', 'emailVerified'],
  ...['idToken', 'instanceId', 'lastLoginAt', 'localId', 'oobCode', 'photoUrl'],
  ...['returnSecureToken', 'targetProjectId', 'tenantId', 'validSince'],
];

test('every field of the installed emulator is known: a new one has to be put into a list', () => {
  const update = emulatorRoutes().find(({ path }) => path.endsWith('/v1/accounts:update'));
  const known = [...SENSITIVE_FIELDS, ...HARMLESS, 'deleteAttribute'];
  expect(known.toSorted()).toEqual(update?.fields.toSorted());
});

test('some attributes that are deleted are sensitive', () => {
  const deletes = (attribute: string) => isSensitive('update', { deleteAttribute: [attribute] });
  expect(['EMAIL', 'PASSWORD', 'PROVIDER'].map(deletes)).toEqual([true, true, true]);
  expect(['DISPLAY_NAME', 'PHOTO_URL'].map(deletes)).toEqual([false, false]);
});
