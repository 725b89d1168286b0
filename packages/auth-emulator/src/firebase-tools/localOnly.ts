/* Preloaded into the Firebase tools: the emulator's own port refuses pages from elsewhere, as the proxy does. */
import { type IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { rejectionReason, rejectRequest, setEmbeddingHeaders } from '../pipeline/localRequests.ts';

const allowOrigins: string[] = JSON.parse(process.env.AUTH_EMULATOR_ALLOW_ORIGINS ?? '[]');
const { emit } = Server.prototype;

Server.prototype.emit = function emitLocal(event: string, ...args: unknown[]): boolean {
  if (event === 'request' || event === 'upgrade') {
    const [request, answer] = args as [IncomingMessage, ServerResponse | Duplex];
    const reason = rejectionReason(request, allowOrigins);
    if (answer instanceof ServerResponse) setEmbeddingHeaders(request, answer, allowOrigins);
    if (reason !== undefined) {
      if (answer instanceof ServerResponse) rejectRequest(answer, reason);
      else answer.destroy(); // a WebSocket of the emulator's log, which contains the links of e-mails
      return true;
    }
  }
  return Reflect.apply(emit, this, [event, ...args]);
};
