import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Something that the installed emulator answers. */
export interface EmulatorRoute {
  method: string;
  path: string;
  /** The names of what may be sent. */
  fields: string[];
  /** The names of what is answered. */
  answers: string[];
}

interface Schema {
  $ref?: string;
  properties?: object;
}
interface Content {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  operationId?: string;
  requestBody?: Content;
  responses?: Record<string, Content>;
}
interface Spec {
  servers: [{ url: string }];
  paths: Record<string, Record<string, Operation> & { servers?: [{ url: string }] }>;
  components: { requestBodies: Record<string, Content>; schemas: Record<string, Schema> };
}

const require = createRequire(import.meta.url);
const lastPart = (reference: string) => reference.split('/').at(-1) ?? '';

/** The operations of the installed emulator, by the specification that it serves itself. */
export function emulatorRoutes(projectId = 'demo-test'): EmulatorRoute[] {
  const spec: Spec = require('firebase-tools/lib/emulator/auth/apiSpec.js').default;
  const fieldsOf = (body: Content | undefined): string[] => {
    const { content = {} } = body?.$ref
      ? (spec.components.requestBodies[lastPart(body.$ref)] ?? {})
      : (body ?? {});
    const [{ schema } = { schema: {} }] = Object.values(content);
    const named = schema.$ref ? spec.components.schemas[lastPart(schema.$ref)] : schema;
    return Object.keys(named?.properties ?? {});
  };
  return Object.entries(spec.paths).flatMap(([path, { servers, ...operations }]) =>
    Object.entries(operations)
      .filter(([, { operationId }]) => operationId !== undefined)
      .map(([method, { requestBody, responses }]) => ({
        method: method.toUpperCase(),
        path: `${(servers ?? spec.servers)[0].url.replace('https://', '/')}${path}`
          .replace('{targetProjectId}', projectId)
          .replace(/\{\w+\}/g, 't'),
        fields: fieldsOf(requestBody),
        answers: fieldsOf(Object.values(responses ?? {})[0]),
      })),
  );
}

/** The older names of operations, as the installed version registers them. */
export function legacyRoutes(): { legacy: string; operation: string }[] {
  const code = readFileSync(require.resolve('firebase-tools/lib/emulator/auth/server.js'), 'utf8');
  const pairs = [...code.matchAll(/\["(\w+)", "accounts:(\w+)"\]/g)];
  return pairs.map(([, legacy = '', operation = '']) => ({ legacy, operation }));
}
