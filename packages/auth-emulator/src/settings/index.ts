import { callEmulator, readEmulator } from '../pipeline/emulatorApi.ts';
import { type Answer, type Feature, type Operation, success } from '../pipeline/feature.ts';

const LEFT_OUT_IF_FALSE = ['enableImprovedEmailPrivacy', 'useAccountDefender'];

/** Lets tenants keep the settings that they are created with, and lists them as the provider does. */
export const settings: Feature = {
  name: 'tenants',
  /** Answers an update that names no setting with the current ones: the emulator would reset all of them. */
  async answer({ name, route, fields, project }) {
    if (name !== 'emulator/config' || route.method !== 'PATCH') return undefined;
    const namesNone = Object.values(fields).every(
      (group) => Object.keys(Object(group)).length === 0,
    );
    return namesNone ? success(await readEmulator(project, 'config')) : undefined;
  },

  /** Names the settings that an update without a mask sends: the emulator would replace all others. */
  rewrite({ name, route, fields, query }) {
    if (!['config', 'tenants'].includes(name) || route.method !== 'PATCH') return;
    query.updateMask ??= Object.entries(fields).flatMap(pathsOf).join(',') || 'name'; // empty is no mask
  },

  async edit(answer, operation) {
    if (operation.name !== 'tenants') return undefined;
    const body =
      operation.route.method === 'POST' ? await completeTenant(answer, operation) : answer.body;
    return { ...answer, body: correctTenants(body) };
  },
};

function pathsOf([name, value]: [string, unknown]): string[] {
  const inner = Object.keys(Object(value));
  const isGroup = typeof value === 'object' && !Array.isArray(value) && inner.length > 0;
  return isGroup && name !== 'testPhoneNumbers' ? inner.map((one) => `${name}.${one}`) : [name];
}

/** Writes settings that the emulator ignores when a tenant is created, but keeps when it is changed. */
async function completeTenant({ body }: Answer, { fields, project }: Operation) {
  const forgotten = Object.keys(fields).filter((name) => !Object.hasOwn(body, name));
  if (typeof body.name !== 'string' || forgotten.length === 0) return body; // refused, or complete
  const path = `identitytoolkit.googleapis.com/v2/${body.name}?updateMask=${forgotten}`;
  return callEmulator(project, path, { method: 'PATCH', body: fields });
}

/** The emulator loses the plus sign in a field's name, and returns settings that are false. */
export const correctTenants = <Body extends object>(body: Body): Body =>
  JSON.parse(JSON.stringify(body), (name, value) => {
    if (LEFT_OUT_IF_FALSE.includes(name)) return value || undefined;
    if (name !== 'testPhoneNumbers') return value;
    const numbers = Object.entries(value);
    if (numbers.length === 0) return undefined;
    return Object.fromEntries(numbers.map(([number, code]) => [number.replace(/^\+?/, '+'), code]));
  });
