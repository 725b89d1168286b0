import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { LEGACY, V1 } from '../../test/requestForms.ts';
import { send, serve } from '../../test/testServer.ts';
import { findFirebaseTools } from '../firebase-tools/findFirebaseTools.ts';
import { readApiSpec } from '../firebase-tools/readApiSpec.ts';
import { createCanonicalFields, type Fields, type Schema } from './canonicalFields.ts';
import { createPipeline } from './createPipeline.ts';
import type { Feature, Operation } from './feature.ts';
import { createFindRoute } from './findRoute.ts';
import { newProject } from './project.ts';
import { createProjects } from './projects.ts';
import { startProxy } from './startProxy.ts';

/* However an operation is written: the checks see what the emulator executes. */

const spec = readApiSpec(findFirebaseTools());
const { schemas, requestBodies } = spec.components;
const findRoute = createFindRoute(spec);
const { camelCase }: { camelCase: (text: string) => string } = createRequire(findFirebaseTools())(
  'lodash',
);

/** A body as the emulator reads it. */
const asEmulator = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(asEmulator);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [camelCase(name), asEmulator(field)]),
  );
};

/** A proxy with one check, which notes what it sees, and what the emulator behind it gets. */
async function startRecorder() {
  const checked: Operation[] = [];
  const received: { method: string; url: string; fields: Fields }[] = [];
  const emulatorUrl = await serve(async (request, response) => {
    const body = (await buffer(request)).toString();
    const { method = '', url = '' } = request;
    received.push({ method, url, fields: body === '' ? {} : JSON.parse(body) });
    response.end('{}');
  });
  const recorder: Feature = {
    name: 'recorder',
    check: (operation) => void checked.push(structuredCloneOf(operation)),
  };
  const place = { port: 0, allowOrigins: [], onRefused: () => undefined };
  const proxy = await startProxy(place, (url) =>
    createPipeline([recorder], {
      findRoute,
      canonicalFields: createCanonicalFields(schemas),
      projects: createProjects('demo-test', (id) => newProject(id, { emulatorUrl, url })),
    }),
  );
  onTestFinished(proxy.close);
  return { url: proxy.url, checked, received };
}

const structuredCloneOf = (operation: Operation): Operation => ({
  ...operation,
  fields: structuredClone(operation.fields),
});

const schemaOf = (name: string): Schema => {
  const body = requestBodies[`GoogleCloudIdentitytoolkit${name}`];
  return (
    schemas[`GoogleCloudIdentitytoolkit${name}`] ??
    body?.content?.['application/json']?.schema ??
    {}
  );
};

/** Operations with the most fields, by all their paths. */
const OPERATIONS = [
  {
    schema: schemaOf('V1SetAccountInfoRequest'),
    paths: [
      `${V1}/accounts:update`,
      `${LEGACY}/setAccountInfo`,
      `${V1}/projects/demo-test/accounts:update`,
    ],
  },
  {
    schema: schemaOf('V1SignUpRequest'),
    paths: [
      `${V1}/accounts:signUp`,
      `${LEGACY}/SIGNUPNEWUSER/`,
      `${V1}/projects/demo-test/tenants/t%2Fu/accounts`,
    ],
  },
  {
    schema: schemaOf('V1SignInWithIdpRequest'),
    paths: [`${V1}/accounts:signInWithIdp`, `${LEGACY}/verifyAssertion`],
  },
  {
    schema: schemaOf('V1GetOobCodeRequest'),
    paths: [`${V1}/accounts:sendOobCode`, `${LEGACY}/getOobConfirmationCode`],
  },
  {
    schema: schemaOf('V1SendVerificationCodeRequest'),
    paths: [`${V1}/accounts:sendVerificationCode`, `${LEGACY}/sendVerificationCode`],
  },
  {
    schema: schemaOf('V2StartMfaEnrollmentRequest'),
    paths: ['/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start'],
  },
];

const snake = (name: string) => name.replace(/[A-Z]/g, '_$&').toLowerCase();
const SPELLINGS = [
  (name: string) => name,
  snake,
  (name: string) => snake(name).toUpperCase(),
  (name: string) => name.replace(/^./, (first) => first.toUpperCase()),
  (name: string) => `${name}_`,
  (name: string) => `-${name}`,
  (name: string) => name.toLowerCase(),
];

const texts = fc.constantFrom('', 'x', 'a@b.example', 'EMAIL_SIGNIN', '7', 'null', '__proto__');

function anyValue(written: Schema, depth: number): fc.Arbitrary<unknown> {
  const schema = written.$ref ? (schemas[written.$ref.split('/').at(-1) ?? ''] ?? {}) : written;
  const odd = fc.constantFrom<unknown>(null, 7, '', true, [], {}, [null]);
  const usual: fc.Arbitrary<unknown> =
    schema.type === 'object'
      ? objectOf(schema, depth + 1)
      : schema.type === 'array'
        ? fc.array(anyValue(schema.items ?? {}, depth + 1), { maxLength: 2 })
        : schema.type === 'boolean'
          ? fc.boolean()
          : schema.enum
            ? fc.oneof(fc.constantFrom(...schema.enum), fc.nat(schema.enum.length))
            : fc.oneof(texts, fc.nat(99));
  return fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

/** The emulator itself loses `iOSBundleId`, of which it makes `iOsBundleId`. */
const known = (properties: Record<string, Schema>) =>
  Object.entries(properties).filter(([name]) => camelCase(name) === name);

const objectOf = ({ properties = {} }: Schema, depth = 0): fc.Arbitrary<object> =>
  depth > 3
    ? fc.constant({})
    : fc
        .array(
          fc.constantFrom(...known(properties), ['unknown', {}] as const).chain(([name, schema]) =>
            fc.tuple(
              fc.constantFrom(...SPELLINGS, ...SPELLINGS.slice(0, 4)).map((spell) => spell(name)),
              anyValue(schema, depth),
            ),
          ),
          { maxLength: 4 },
        )
        .map((entries) => Object.fromEntries(entries));

const requests = fc.constantFrom(...OPERATIONS).chain(({ schema, paths }) =>
  fc.record({
    path: fc.constantFrom(...paths),
    query: fc.constantFrom('', '?key=k', '?[key]=k', '?key=k&key=l', '?key=k&x=1', '?tenantId=t'),
    body: objectOf(schema),
    isPacked: fc.boolean(),
  }),
);

test('what was checked is what the emulator gets, and nothing else', async () => {
  const { url, checked, received } = await startRecorder();
  let passed = 0;
  await fc.assert(
    fc.asyncProperty(requests, async ({ path, query, body, isPacked }) => {
      checked.length = 0;
      received.length = 0;
      const json = JSON.stringify(body);
      const { status } = await send(url, {
        method: 'POST',
        path: `${path}${query}`,
        headers: {
          'content-type': 'application/json',
          ...(isPacked && { 'content-encoding': 'gzip' }),
        },
        body: isPacked ? gzipSync(json) : json,
      });
      const [operation] = checked;
      const [request] = received;
      if (operation === undefined || request === undefined) {
        expect(received).toEqual([]);
        expect(status).toBeGreaterThanOrEqual(400);
        return;
      }
      passed += 1;
      expect(asEmulator(request.fields)).toEqual({ ...operation.fields });
      const at = new URL(request.url, 'http://emulator');
      expect(findRoute(request.method, at.pathname)).toEqual({
        route: operation.route,
        params: { ...operation.params },
      });
      expect(Object.fromEntries(at.searchParams)).toEqual(operation.query);
    }),
    { numRuns: 400 },
  );
  expect(passed).toBeGreaterThan(50); // not all were refused
}, 60_000);

test.each([
  ['a number for a text', { password: 1234567 }, { password: '1234567' }],
  ['the number of a value', { deleteAttribute: [1] }, { deleteAttribute: ['EMAIL'] }],
  ['the number of a value, as text', { deleteAttribute: ['5'] }, { deleteAttribute: ['PASSWORD'] }],
  ['an empty text', { idToken: '', oobCode: '', displayName: '' }, { displayName: '' }],
  ['null', { idToken: null }, {}],
  ['an unknown field', { idTokens: 'x', toString: 'x' }, {}],
  [
    'inside',
    { link_provider_user_info: { RAW_ID: 7, x: 1 } },
    { linkProviderUserInfo: { rawId: '7' } },
  ],
])('one form for all spellings: %s', async (_, sent, fields) => {
  const { url, checked } = await startRecorder();
  const path = `${V1}/accounts:update?key=k`;
  await send(url, { method: 'POST', path, body: JSON.stringify(sent) });
  expect(checked.map((operation) => ({ ...operation.fields }))).toEqual([fields]);
});
