import type { Schema } from './canonicalFields.ts';

interface Body {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}

interface SpecOperation {
  operationId?: string;
  parameters?: { name?: string; in?: string }[];
  requestBody?: Body;
}

export interface ApiSpec {
  servers: { url: string }[];
  paths: Record<string, Record<string, SpecOperation> & { servers?: { url: string }[] }>;
  components: { requestBodies: Record<string, Body>; schemas: Record<string, Schema> };
}

export interface Route {
  name: string;
  method: string;
  /** The path, such as `/v1/projects/{targetProjectId}/accounts`. */
  template: string;
  schema: Schema | undefined;
  takesForm: boolean;
  query: string[];
}

const IDENTITY = '/identitytoolkit.googleapis.com';
const LEGACY = '/www.googleapis.com/identitytoolkit/v3/relyingparty/';

/** Operations of the older API. The emulator ignores the case of their paths. */
const LEGACY_PATHS = new Map(
  Object.entries({
    createAuthUri: 'accounts:createAuthUri',
    deleteAccount: 'accounts:delete',
    emailLinkSignin: 'accounts:signInWithEmailLink',
    getAccountInfo: 'accounts:lookup',
    getOobConfirmationCode: 'accounts:sendOobCode',
    getProjectConfig: 'projects',
    getRecaptchaParam: 'recaptchaParams',
    resetPassword: 'accounts:resetPassword',
    sendVerificationCode: 'accounts:sendVerificationCode',
    setAccountInfo: 'accounts:update',
    signupNewUser: 'accounts:signUp',
    verifyAssertion: 'accounts:signInWithIdp',
    verifyCustomToken: 'accounts:signInWithCustomToken',
    verifyPassword: 'accounts:signInWithPassword',
    verifyPhoneNumber: 'accounts:signInWithPhoneNumber',
  }).map(([name, path]) => [`${LEGACY}${name}`.toLowerCase(), `${IDENTITY}/v1/${path}`]),
);

/** The only paths outside the specification that the proxy forwards. */
const EXEMPT: Route[] = [
  { name: 'emulator/', template: '/', query: [] },
  { name: 'emulator/openapi.json', template: '/emulator/openapi.json', query: [] },
  {
    name: 'emulator/action',
    template: '/emulator/action',
    query: ['mode', 'oobCode', 'continueUrl', 'apiKey', 'tenantId', 'newPassword', 'lang'],
  },
].map((route) => ({ ...route, method: 'GET', schema: undefined, takesForm: false }));

export function createFindRoute(spec: ApiSpec) {
  const routes = [...EXEMPT, ...routesOf(spec)].map((route) => ({
    route,
    pattern: new RegExp(
      `^${escapePattern(route.template).replace(/\\\{(\w+)\\\}/g, '(?<$1>[^/]+?)')}$`,
    ),
  }));
  const fixed = new Map(routes.map(({ route }) => [`${route.method} ${route.template}`, route]));
  const variable = routes.filter(({ route }) => route.template.includes('{'));

  return (method: string, written: string) => {
    const path = modernPath(written);
    const route = fixed.get(`${method} ${path}`);
    if (route !== undefined) return { route, params: {} };
    for (const { route, pattern } of variable) {
      const match = route.method === method ? pattern.exec(path) : null;
      if (match) return { route, params: decodeAll({ ...match.groups }) };
    }
    return undefined;
  };
}

/** Returns the path by which the specification names an operation. */
function modernPath(path: string): string {
  const short = path.toLowerCase().replace(/(?<=.)\/$/, '');
  if (short === '/emulator/action') return short;
  return LEGACY_PATHS.get(short) ?? path.replace(`${IDENTITY}/admin/v2/`, `${IDENTITY}/v2/`);
}

function routesOf({ servers, paths, components }: ApiSpec): Route[] {
  return Object.entries(paths).flatMap(([path, { servers: own = servers, ...operations }]) => {
    const template = `${own[0]?.url.replace('https://', '/') ?? ''}${path}`;
    return Object.entries(operations)
      .filter(([, { operationId }]) => operationId !== undefined)
      .map(([method, { requestBody, parameters = [] }]) => {
        const named = components.requestBodies[requestBody?.$ref?.split('/').at(-1) ?? ''];
        const { content = {} } = named ?? requestBody ?? {};
        const inQuery = parameters.flatMap((one) => (one.in === 'query' ? (one.name ?? []) : []));
        return {
          name: nameOf(template),
          method: method.toUpperCase(),
          template,
          schema: Object.values(content)[0]?.schema,
          takesForm: Object.hasOwn(content, 'application/x-www-form-urlencoded'),
          query: [...inQuery, 'key'],
        };
      });
  });
}

/** Returns `signUp`, `mfaSignIn:finalize`, `tenants`; the emulator's own operations start with `emulator/`. */
function nameOf(template: string): string {
  const last = template.split('/').findLast((part) => !part.endsWith('}')) ?? '';
  if (template.startsWith('/emulator/')) return `emulator/${last}`;
  if (/^(mfa|passkey)/.test(last)) return last;
  return last === 'accounts' ? 'signUp' : (last.split(':').at(-1) ?? '');
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const decodeAll = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decode(value)]));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
