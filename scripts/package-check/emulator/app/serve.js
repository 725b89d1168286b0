/* Serves the page, and Firebase's SDK with the paths of its CDN: `node serve.js <port>`. */
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const FILES = new Map([
  ['/', ['index.html', 'text/html; charset=utf-8']],
  ['/firebase-app.js', [join(process.env.FIREBASE, 'firebase-app.js'), 'text/javascript']],
  ['/firebase-auth.js', [join(process.env.FIREBASE, 'firebase-auth.js'), 'text/javascript']],
]);

createServer((request, response) => {
  const [file, type] = FILES.get(request.url) ?? [];
  if (file === undefined) response.writeHead(404).end();
  else createReadStream(file).pipe(response.writeHead(200, { 'content-type': type }));
}).listen(Number(process.argv[2]), 'localhost');
