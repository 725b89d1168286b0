import { type LoggedOperation, logPath, projectHeader } from '../client.ts';
import { senderOf } from '../faults/index.ts';
import type { Fields } from '../pipeline/canonicalFields.ts';
import type { Answer, Exchange, Feature, Operation } from '../pipeline/feature.ts';
import { ownerRoute } from '../pipeline/ownerRoute.ts';
import { textOf } from '../pipeline/readOperation.ts';
import { bodyText } from './bodyText.ts';
import { logOf } from './createLog.ts';

export { bodyText } from './bodyText.ts';
export { logOf } from './createLog.ts';

/** Keeps the last operations of a project, for the emulator's page. */
export const log: Feature = {
  name: 'log',
  routes: (app) => ownerRoute(app, logPath, { GET: listOperations }),
  watch(operation) {
    const { name, project, effects } = operation;
    if (name === 'emulator/') return undefined; // programs request it until the emulator answers
    const { feed, clock } = project;
    const started = performance.now();
    const at = clock.now();
    const requestText = bodyText(operation.fields); // before features change the fields
    return (answer) => {
      const logged = logOf(feed).add({
        ...{ at, operation: name, caller: callerOf(operation) },
        ...accountOf(operation, answer),
        status: answer?.status ?? 0,
        ...errorOf(answer),
        milliseconds: Math.round((performance.now() - started) * 10) / 10,
        effects,
        requestText,
        responseText: bodyText(answer?.body ?? {}),
      });
      feed.publish({ operation: logged });
    };
  },
};

function listOperations(exchange: Exchange) {
  const { after, secrets } = exchange.req.query();
  const { feed } = exchange.get('project');
  return { operations: logOf(feed).after(Number(after) || 0, secrets === 'true') };
}

/** Of the owners only this package's client and page name the project in a header. */
function callerOf({ isOwner, headers }: Operation): LoggedOperation['caller'] {
  if (!isOwner) return 'app';
  return headers[projectHeader] === undefined ? 'admin' : 'tool';
}

function accountOf(operation: Operation, answer: Answer | undefined) {
  const sender = senderOf(operation);
  const body: Fields = { ...answer?.body };
  const localId = sender.localId ?? textOf(body.localId) ?? textOf(body.user_id);
  const email = sender.email ?? textOf(body.email);
  if (localId === undefined && email === undefined) return {};
  return { account: { ...(localId && { localId }), ...(email && { email }) } };
}

function errorOf(answer: Answer | undefined) {
  const { message }: Fields = Object(answer?.body.error);
  const [code] = String(message ?? '').split(' ');
  return code ? { error: code } : {};
}
