/* A client with the owner's rights. It needs nothing but `fetch`, so it runs in browsers, too. */

import { createAccountMethods } from './accountMethods.ts';
import type { BlockingFunctions, EmulatorConfig } from './accounts.ts';
import { type ClientOptions, createCall } from './call.ts';
import { createControls } from './controls.ts';
import { createInspection } from './inspection.ts';
import { createMessages } from './messages.ts';
import { createSnapshotMethods } from './snapshotMethods.ts';

export { passwordOf } from './accountMethods.ts';
export type * from './accountQuery.ts';
export { ACCOUNT_STATES } from './accountQuery.ts';
export type * from './accounts.ts';
export { type ClientOptions, EmulatorError, projectHeader } from './call.ts';
export type * from './controls.ts';
export type * from './inspection.ts';
export { loadGapiStub } from './loadGapiStub.ts';
export type * from './loggedOperation.ts';
export type * from './mailMessage.ts';
export * from './paths.ts';
export type { Snapshot } from './snapshotMethods.ts';

/** A client with the owner's rights. Every method throws an `EmulatorError` when its request fails. */
export type AuthEmulatorClient = ReturnType<typeof createClient>;

export function createClient(options: ClientOptions) {
  const { projectId } = options;
  const call = createCall(options);
  const emulator = `emulator/v1/projects/${projectId}`;

  return {
    ...createAccountMethods(call, projectId),
    ...createMessages(call, projectId),
    ...createControls(call),
    ...createInspection(call),
    ...createSnapshotMethods(call),

    /** Registers blocking functions. A function that is left out is unregistered. */
    async setBlockingFunctions(functions: BlockingFunctions): Promise<void> {
      const triggers = Object.fromEntries(
        Object.entries(functions)
          .filter(([, functionUri]) => functionUri !== undefined)
          .map(([event, functionUri]) => [event, { functionUri }]),
      );
      const path = `identitytoolkit.googleapis.com/v2/projects/${projectId}/config`;
      const body = { blockingFunctions: { triggers } };
      await call('PATCH', `${path}?updateMask=blockingFunctions`, body);
    },

    config: (): Promise<EmulatorConfig> => call('GET', `${emulator}/config`),

    updateConfig: (config: EmulatorConfig): Promise<void> =>
      call('PATCH', `${emulator}/config`, config),
  };
}
