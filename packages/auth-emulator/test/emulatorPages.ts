import { createRequire } from 'node:module';

/* For tests. */

interface ProviderInfo {
  rawId: string;
  displayName?: string;
  email?: string;
  photoUrl?: string;
}

/** The answers of the installed emulator at its two addresses for popups. */
export function emulatorPages(accounts: ProviderInfo[] = []) {
  const require = createRequire(import.meta.url);
  const { registerHandlers } = require('firebase-tools/lib/emulator/auth/handlers.js');
  type Handler = (request: object, response: object) => void;
  const handlers = new Map<string, Handler>();
  const app = { get: (path: string, handler: Handler) => handlers.set(path, handler) };
  registerHandlers(app, () => ({ listProviderInfosByProviderId: () => accounts }));
  const page = (path: string) => {
    let html = '';
    const end = (text: string) => {
      html = text;
    };
    const query = { apiKey: 'k', appName: 'a', providerId: 'google.com' };
    handlers.get(path)?.({ query }, { set: () => {}, end });
    return html;
  };
  return { handler: page('/emulator/auth/handler'), iframe: page('/emulator/auth/iframe') };
}
