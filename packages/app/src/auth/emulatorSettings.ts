/** The project of the local Auth emulator; the "demo-" prefix keeps every tool from using a real project. */
export const EMULATOR_OPTIONS = {
  apiKey: 'demo-key',
  authDomain: 'localhost',
  projectId: 'demo-toystore',
};

/**
 * Returns the address of the local Auth emulator.
 * @param setting `VITE_AUTH_EMULATOR`: its port, or `1` for the default port
 */
export const emulatorUrl = (setting = '1'): string =>
  `http://127.0.0.1:${setting === '1' ? '9099' : setting}`;
