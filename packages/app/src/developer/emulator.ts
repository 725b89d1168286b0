import { createClient } from '@toystore/auth-emulator/client';
import { EMULATOR } from '../auth/emulatorSettings.ts';

/** The emulator as its owner sees it: past the SDK, and past any simulated fault. */
export const emulator = createClient({
  url: EMULATOR.url,
  projectId: EMULATOR.options.projectId,
});
