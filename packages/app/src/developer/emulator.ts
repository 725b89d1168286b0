import { createClient } from '@toystore/auth-emulator/client';
import { EMULATOR_OPTIONS, emulatorUrl } from '../auth/emulatorSettings.ts';

export const EMULATOR_URL = emulatorUrl(import.meta.env.VITE_AUTH_EMULATOR);

/** Controls the emulator directly: without the SDK and without simulated faults. */
export const emulator = createClient({
  url: EMULATOR_URL,
  projectId: EMULATOR_OPTIONS.projectId,
});
