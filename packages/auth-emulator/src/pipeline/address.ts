export function listenFailure(
  { code, message }: NodeJS.ErrnoException,
  port: number,
  host: string,
) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop the program that listens there, or choose another port.`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `This machine has no address ${host}. Choose one that it has, or 0.0.0.0 for all.`;
  }
  return message;
}

/** Returns the URL by which programs of this machine reach a server. No client can connect to "all addresses". */
export const urlOf = (host: string, port: number): string =>
  originOf(['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host, port);

export const originOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
