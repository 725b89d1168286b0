import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, type ZlibOptions } from 'node:zlib';
import { Refusal } from './refusal.ts';

/** Bytes of a body after decompression; an import of some ten thousand accounts fits. */
const MAX_BODY = 10 * 2 ** 20;

type Decoder = (body: Buffer, options: ZlibOptions) => Promise<Buffer>;

const DECODERS = new Map<string, Decoder>([
  ['br', promisify(brotliDecompress)],
  ['deflate', promisify(inflate)],
  ['gzip', promisify(gunzip)],
  ['identity', async (body) => body],
]);

/** @throws {Refusal} if the body is too large, compressed in an unknown way, or not in UTF-8 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const { 'content-encoding': encoding = '', 'content-length': length } = request.headers;
  const decode = DECODERS.get(encoding.toLowerCase() || 'identity');
  if (decode === undefined) {
    throw new Refusal(`INVALID_ARGUMENT : Unknown Content-Encoding ${encoding}.`, 415);
  }
  if (Number(length ?? 0) > MAX_BODY) throw tooLarge();
  const body = await decode(await collect(request), { maxOutputLength: MAX_BODY }).catch(
    ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
      throw new Refusal('INVALID_ARGUMENT : The body cannot be decompressed.');
    },
  );
  return decodeUtf8(body);
}

async function collect(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > MAX_BODY) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = () => new Refusal('INVALID_ARGUMENT : The body is larger than 10 MB.', 413);

function decodeUtf8(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new Refusal('INVALID_ARGUMENT : The body is not in UTF-8.');
  }
}
