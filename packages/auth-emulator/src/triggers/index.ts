import { accountsPath } from '../client.ts';
import type { UserEvent } from '../firebase-tools/userEvents.ts';
import { bodyText, logOf } from '../log/index.ts';
import type { AuthEmulatorOptions } from '../options.ts';
import { callEmulator } from '../pipeline/emulatorApi.ts';
import type { Feature } from '../pipeline/feature.ts';
import type { Feed } from '../pipeline/feed.ts';
import type { Project } from '../pipeline/project.ts';
import { type Delivery, deliver } from './deliver.ts';

type Targets = Pick<AuthEmulatorOptions, 'functions' | 'events'>;

/** Operations that can create or delete accounts. */
const CHANGES_USERS = /^(signUp|signIn\w+|delete|batchDelete)$/;

const CLOUD_EVENT = 'application/cloudevents+json; charset=UTF-8';

/** Sends created and deleted users to functions and other servers, in their order, without delaying an answer. */
export function createTriggers(targets: Targets): Feature {
  const taking = new WeakMap<Feed, Promise<void>>();
  const sending = new WeakMap<Feed, Promise<void>>();
  const append = (queue: typeof taking, { feed }: Project, work: () => Promise<void>) =>
    queue.set(feed, (queue.get(feed) ?? Promise.resolve()).then(work));

  function send(project: Project): void {
    append(taking, project, async () => {
      const answer = await callEmulator(project, 'toystore/user-events').catch(() => ({})); // it is down
      const { events = [] }: { events?: UserEvent[] } = answer;
      const deliveries = events.flatMap((event) => deliveriesOf(event, project, targets));
      for (const delivery of deliveries)
        append(sending, project, () => deliverLogged(delivery, project));
    });
  }

  return {
    name: 'triggers',
    routes(app) {
      app.use(`/${accountsPath}/*`, async (exchange, next) => {
        await next();
        send(exchange.get('project'));
      });
    },
    watch: ({ name, project }) => (CHANGES_USERS.test(name) ? () => send(project) : undefined),
  };
}

/** Returns what firebase-tools would send to functions, and the same CloudEvent for another server. */
function deliveriesOf(event: UserEvent, { id }: Project, { functions, events }: Targets) {
  const path = `/functions/projects/${id}/trigger_multicast`;
  const toFunctions = functions && new URL(path, functions).href;
  const { legacy, cloudEvent } = event;
  return [
    { event, url: toFunctions, body: legacy, type: 'application/json' },
    { event, url: toFunctions, body: cloudEvent, type: CLOUD_EVENT },
    { event, url: events, body: cloudEvent, type: CLOUD_EVENT },
  ].filter((delivery): delivery is Delivery => delivery.url !== undefined);
}

async function deliverLogged(delivery: Delivery, { feed, clock }: Project): Promise<void> {
  const at = clock.now();
  const started = performance.now();
  const { status, text } = await deliver(delivery);
  const milliseconds = Math.round(performance.now() - started);
  const { action, localId, email } = delivery.event;
  const logged = logOf(feed).add({
    ...{ at, operation: `user.${action}d`, caller: 'tool', status, milliseconds },
    account: { localId, ...(email !== undefined && { email }) },
    effects: [{ feature: 'triggers', text }],
    requestText: bodyText(delivery.body),
    responseText: bodyText({}),
  });
  feed.publish({ operation: logged });
}
