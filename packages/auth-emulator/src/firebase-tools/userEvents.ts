import type { EmulatorAccount } from '../accounts.ts';

/*
 * The events by which the emulator triggers functions. It sends them only to a Functions emulator in its own process, so
 * they are kept here until the proxy takes them.
 */

type Action = 'create' | 'delete';
type CreateBody = (action: Action, user: EmulatorAccount) => object;

/** The emulator's own sender. */
export interface AuthCloudFunction {
  projectId: string;
  dispatch: (action: Action, user: EmulatorAccount) => Promise<void>;
  createEventRequestBody: CreateBody;
  createCloudEventRequestBody: CreateBody;
}

/** One event in both of the emulator's forms: for functions of the first generation, and of the second. */
export interface UserEvent extends Pick<EmulatorAccount, 'localId' | 'email'> {
  action: Action;
  legacy: object;
  cloudEvent: object;
}

const KEPT = 2000; // a batch deletes up to 1,000 accounts; without a target nothing takes them
const eventsOf = new Map<string, UserEvent[]>();

export function keepUserEvents(sender: AuthCloudFunction): void {
  sender.dispatch = async (action, user) => {
    const events = eventsOf.get(sender.projectId) ?? [];
    eventsOf.set(sender.projectId, events);
    events.push({
      ...{ action, localId: user.localId },
      ...(user.email !== undefined && { email: user.email }),
      legacy: sender.createEventRequestBody(action, user),
      cloudEvent: sender.createCloudEventRequestBody(action, user),
    });
    events.splice(0, events.length - KEPT);
  };
}

/** Returns the events of a project since the last call, the oldest first. */
export function takeUserEvents(projectId: string): UserEvent[] {
  const events = eventsOf.get(projectId) ?? [];
  eventsOf.delete(projectId);
  return events;
}
