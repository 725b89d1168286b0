/*
 * Preloaded into the Firebase tools: the emulator listens at a port of its own, behind the proxy. A page
 * from elsewhere that finds this port is refused as it is by the proxy.
 */
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { refuseForeignRequest } from '../proxy/localRequests.ts';

const allowOrigins: string[] = JSON.parse(process.env.AUTH_EMULATOR_ALLOW_ORIGINS ?? '[]');
const { emit } = Server.prototype;

Server.prototype.emit = function emitLocalRequests(event: string, ...args: unknown[]): boolean {
  if (event === 'request') {
    const [request, response] = args as [IncomingMessage, ServerResponse];
    if (refuseForeignRequest(request, response, allowOrigins) !== undefined) return true;
  }
  return Reflect.apply(emit, this, [event, ...args]);
};
