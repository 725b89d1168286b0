/** The local Auth emulator and its project; the "demo-" keeps every tool from reaching a real one. */
export const EMULATOR = {
  url: 'http://127.0.0.1:9099',
  options: { apiKey: 'demo-key', authDomain: 'localhost', projectId: 'demo-toystore' },
};
