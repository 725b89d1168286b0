import { createClient } from '@toystore/auth-emulator/client';
import { EMULATOR_OPTIONS, emulatorUrl } from '../auth/emulatorSettings.ts';

export const EMULATOR_URL = emulatorUrl(import.meta.env.VITE_AUTH_EMULATOR);

/** The emulator as its owner sees it: past the SDK, and past any simulated fault. */
export const emulator = createClient({
  url: EMULATOR_URL,
  projectId: EMULATOR_OPTIONS.projectId,
});
