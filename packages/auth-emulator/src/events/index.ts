import { setTimeout as sleep } from 'node:timers/promises';
import { eventsPath } from '../client.ts';
import type { Exchange, Feature, Operation } from '../pipeline/feature.ts';
import type { FeedEvent } from '../pipeline/feed.ts';
import { ownerRoute } from '../pipeline/ownerRoute.ts';

const KEEP_ALIVE = 15_000; // ms
const RETRY = 200; // ms

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

/** Streams the events, from when the emulator answers: the proxy listens some seconds before. */
function stream(exchange: Exchange, startId: string): Response {
  const { feed, emulatorUrl } = exchange.get('project');
  const closed = new AbortController();
  const events = new ReadableStream<string>({
    start(controller) {
      const send = (event: string, data: object) =>
        controller.enqueue(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const comment = (text: string) => controller.enqueue(`: ${text}\n\n`);
      comment('waiting for the emulator');
      const timer = setInterval(comment, KEEP_ALIVE, 'still here').unref();
      closed.signal.addEventListener('abort', () => clearInterval(timer));
      untilAnswered(emulatorUrl, closed.signal).then(() => {
        if (closed.signal.aborted) return;
        send('hello', { startId });
        const unsubscribe = feed.subscribe((event) => send(...describe(event)));
        closed.signal.addEventListener('abort', unsubscribe);
      });
    },
    cancel: () => closed.abort(),
  });
  exchange.header('content-type', 'text/event-stream');
  exchange.header('cache-control', 'no-store');
  return exchange.body(events.pipeThrough(new TextEncoderStream()));
}

async function untilAnswered(url: string, signal: AbortSignal): Promise<void> {
  const answers = () =>
    fetch(url, { headers: { connection: 'close' } }).then(
      () => true,
      () => sleep(RETRY, false, { ref: false }),
    );
  while (!signal.aborted && !(await answers()));
}

const describe = (event: FeedEvent): [string, object] =>
  'operation' in event ? ['operation', event.operation] : ['changed', { what: event.changed }];
