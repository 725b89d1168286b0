/* Serves the page, and the files of Firebase's SDK that it names: `node serve.js <port>`. */
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';

const SDK = /^\/(node_modules\/firebase\/firebase-(app|auth)\.js)$/;

createServer((request, response) => {
  const [, script] = SDK.exec(request.url) ?? [];
  const file = request.url === '/' ? 'index.html' : script;
  const type = script ? 'text/javascript' : 'text/html; charset=utf-8';
  if (file === undefined) response.writeHead(404).end();
  else createReadStream(file).pipe(response.writeHead(200, { 'content-type': type }));
}).listen(Number(process.argv[2]), 'localhost');
