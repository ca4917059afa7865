/** The anchor: what Node itself needs for a stream, with a timer for all and nothing else. */
import { createServer } from 'node:http';

const open = new Set();
createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('event: hello\ndata: {}\n\n');
  open.add(response);
  response.on('close', () => open.delete(response));
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Listening on bare Node'));
setInterval(() => open.forEach((response) => response.write(': here\n\n')), 15_000);
