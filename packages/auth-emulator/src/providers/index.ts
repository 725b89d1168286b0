import { type Answer, type Feature, type Operation, success } from '../pipeline/feature.ts';
import { mapPerProject } from '../pipeline/project.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { addClaims } from './addClaims.ts';

const KINDS = ['oauthIdpConfigs', 'inboundSamlConfigs'];
const PAGE = 100;
const MAX_MASK_DEPTH = 10;

const configsOf = mapPerProject<string, object>();

/**
 * Keeps the settings of OIDC and SAML providers, and their claims. The emulator has no operations for the settings, and lets
 * every provider sign in, so they have no effect.
 */
export const providers: Feature = {
  name: 'providers',
  answer: (operation) => (KINDS.includes(operation.name) ? serve(operation) : undefined),
  edit: addClaims,
};

function nameIn({ name, params }: Operation) {
  const tenant = params.tenantId === undefined ? '' : `/tenants/${params.tenantId}`;
  const parent = `projects/${params.targetProjectId}${tenant}/${name}`;
  const id = params[`${name}Id`];
  return { parent, resource: id === undefined ? undefined : `${parent}/${id}` };
}

function serve(operation: Operation): Answer {
  if (!operation.isOwner) throw new Refusal('PERMISSION_DENIED : Only for the owner.', 403);
  const { parent, resource } = nameIn(operation);
  const { method } = operation.route;
  if (method === 'POST') return create(operation, parent);
  if (resource === undefined) return list(operation, parent);
  const configs = configsOf(operation.project);
  const config = configs.get(resource);
  if (config === undefined) throw new Refusal('CONFIGURATION_NOT_FOUND', 404);
  if (method === 'DELETE') {
    configs.delete(resource);
    return success({});
  }
  return keep(operation, resource, method === 'PATCH' ? update(operation, config) : config);
}

function keep({ project }: Operation, resource: string, fields: object): Answer {
  const config = { ...fields, name: resource };
  configsOf(project).set(resource, config);
  return success(withoutFalse(config));
}

function list({ name, query, project }: Operation, parent: string): Answer {
  const all = [...configsOf(project)]
    .filter(([resource]) => resource.startsWith(`${parent}/`))
    .map(([, config]) => withoutFalse(config));
  const start = Number(query.pageToken) || 0;
  const end = start + (Number(query.pageSize) || PAGE);
  const next = end < all.length ? { nextPageToken: String(end) } : {};
  return success({ [name]: all.slice(start, end), ...next });
}

/** Removes what is false, as the provider does in its answers. */
const withoutFalse = (config: object): object =>
  JSON.parse(JSON.stringify(config), (_, value) => (value === false ? undefined : value));

function create(operation: Operation, parent: string): Answer {
  const { name, query, fields, project } = operation;
  const id = query[name.replace(/s$/, 'Id')] ?? '';
  const resource = `${parent}/${id}`;
  if (!/^(oidc|saml)\.[\w.-]+$/.test(id)) throw new Refusal('INVALID_CONFIG_ID');
  if (configsOf(project).has(resource)) throw new Refusal('CONFIGURATION_EXISTS', 409);
  return keep(operation, resource, fields);
}

function update({ query, fields }: Operation, config: object): object {
  const mask = query.updateMask?.split(',') ?? Object.keys(fields);
  return mask.reduce((sum, written) => {
    const path = written.split('.');
    if (path.length > MAX_MASK_DEPTH) throw new Refusal('INVALID_ARGUMENT : Invalid updateMask.');
    return copyField(sum, fields, path);
  }, config);
}

/** Returns a copy of `target` in which one field is that of `source`. */
function copyField(target: object, source: object, [name = '', ...rest]: string[]): object {
  const [old, value] = [target, source].map(
    (fields): unknown => Object.entries(fields).find(([key]) => key === name)?.[1],
  );
  const objectOf = (field: unknown) =>
    typeof field === 'object' && field !== null ? { ...field } : {};
  const copied = rest.length === 0 ? value : copyField(objectOf(old), objectOf(value), rest);
  return { ...target, [name]: copied };
}
