import { eventsPath } from '../client.ts';
import type { Exchange, Feature, Operation } from '../pipeline/feature.ts';
import type { FeedEvent } from '../pipeline/feed.ts';
import { ownerRoute } from '../pipeline/ownerRoute.ts';

const KEEP_ALIVE = 15_000; // ms

/** Operations that read, or that issue tokens. */
const READS = [
  'batchGet',
  'createAuthUri',
  'createSessionCookie',
  'lookup',
  'query',
  'queryAccounts',
  'token',
];

/**
 * Sends open pages what happens in a project, by server-sent events.
 * @param startId lets a page notice that the emulator was restarted
 */
export const createEvents = (startId: string): Feature => ({
  name: 'events',
  routes: (app) => ownerRoute(app, eventsPath, { GET: (exchange) => stream(exchange, startId) }),
  watch: (operation) => (answer) => {
    if (answer !== undefined && answer.status < 400) announce(operation);
  },
});

function announce({ name, route, project }: Operation): void {
  if (route.method === 'GET' && name !== 'update') return; // a link in an e-mail is opened by GET
  if (READS.includes(name)) return;
  const isSetting = /config|tenants$/i.test(name); // a deleted tenant takes its accounts with it
  project.feed.changed('accounts', isSetting ? 'settings' : 'messages');
}

function stream(exchange: Exchange, startId: string): Response {
  const { feed } = exchange.get('project');
  let end: () => void = () => undefined;
  const events = new ReadableStream<string>({
    start(controller) {
      const send = (event: string, data: object) =>
        controller.enqueue(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      send('hello', { startId });
      const unsubscribe = feed.subscribe((event) => send(...describe(event)));
      const timer = setInterval(() => controller.enqueue(': still here\n\n'), KEEP_ALIVE).unref();
      end = () => {
        clearInterval(timer);
        unsubscribe();
      };
    },
    cancel: () => end(),
  });
  exchange.header('content-type', 'text/event-stream');
  exchange.header('cache-control', 'no-store');
  return exchange.body(events.pipeThrough(new TextEncoderStream()));
}

const describe = (event: FeedEvent): [string, object] =>
  'operation' in event ? ['operation', event.operation] : ['changed', { what: event.changed }];
