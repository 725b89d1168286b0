import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Refusal } from './refusal.ts';

/** Bytes of a body after decompression; an import of some ten thousand accounts fits. */
const MAX_BODY = 10 * 2 ** 20;

const DECODERS: Record<string, (() => Transform) | undefined> = {
  br: createBrotliDecompress,
  deflate: createInflate,
  gzip: createGunzip,
  identity: undefined,
};

/**
 * Reads a body as text.
 * @throws {Refusal} when it is too large, compressed in an unknown way, or not in UTF-8
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const { 'content-encoding': encoding = '', 'content-length': length } = request.headers;
  const name = encoding.toLowerCase() || 'identity';
  if (!Object.hasOwn(DECODERS, name)) {
    throw new Refusal(`INVALID_ARGUMENT : Unknown Content-Encoding ${encoding}.`, 415);
  }
  if (Number(length ?? 0) > MAX_BODY) throw tooLarge();
  const decoder = DECODERS[name]?.();
  return decodeUtf8(await (decoder ? decompress(request, decoder) : collect(request)));
}

async function decompress(request: IncomingMessage, decoder: Transform): Promise<Buffer> {
  request.once('close', () => request.complete || decoder.destroy());
  try {
    return await collect(request.pipe(decoder));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('INVALID_ARGUMENT : The body cannot be decompressed.');
  }
}

async function collect(source: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
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
