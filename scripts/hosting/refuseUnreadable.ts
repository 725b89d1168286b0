import type { EventEmitter } from 'node:events';
import { IncomingMessage } from 'node:http';

const BAD_REQUEST = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Returns whether `new URL` can parse the request's URL: it throws on the path `//`, or on the host `a b`. */
const isReadable = ({ url = '', headers }: IncomingMessage) =>
  URL.canParse(url, `http://${headers.host}`);

/**
 * Answers 400 to each request whose URL cannot be parsed, before the server's own handlers: those of connect, Vite and the
 * Firebase tools throw, which ends their process.
 */
export function refuseUnreadable(server: EventEmitter): void {
  const { emit } = server;
  server.emit = function (this: EventEmitter, event: string | symbol, ...parameters: unknown[]) {
    const [request] = parameters;
    const isRequest = event === 'request' || event === 'upgrade';
    if (!isRequest || !(request instanceof IncomingMessage) || isReadable(request)) {
      return Reflect.apply(emit, this, [event, ...parameters]);
    }
    request.socket.end(BAD_REQUEST);
    return true;
  };
}
