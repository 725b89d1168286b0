import { proxy } from 'hono/proxy';
import type { Answer, Operation } from './feature.ts';
import { headersFor } from './project.ts';
import { parseJson } from './tokens.ts';

/** Sends an operation to the emulator: the serialised operation that was checked, never the client's bytes. */
export async function forward(operation: Operation): Promise<Answer> {
  const { route, project, fields, headers, isOwner, isMailed, signal } = operation;
  const key = headers['x-goog-api-key'];
  const authorization = isOwner || isMailed ? 'Bearer owner' : headers.authorization;
  const response = await proxy(urlOf(operation), {
    method: route.method,
    headers: {
      ...headersFor(project),
      ...(authorization && { authorization }),
      ...(typeof key === 'string' && { 'x-goog-api-key': key }),
      ...(route.schema && { 'content-type': 'application/json' }),
    },
    ...(route.schema && { body: JSON.stringify(fields) }),
    redirect: 'manual',
    signal,
  });
  const text = await response.text();
  return {
    status: response.status,
    body: parseJson(text.replaceAll(project.emulatorUrl, project.url)),
    location: response.headers.get('location') ?? undefined,
  };
}

function urlOf({ route, params, query, project }: Operation): string {
  const path = route.template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return `${project.emulatorUrl}${path}${search && `?${search}`}`;
}
