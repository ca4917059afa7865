/**
 * Reads one PDF and answers one message: `{ text, pages }` or `{ reason }`. It runs as a process of its own, because a
 * hostile file can eat memory and time without end, and only a process can be stopped from outside at any moment.
 * Plain JavaScript, so that the same file can be forked from the sources (tests) and from the build.
 */
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { PDFParse } from 'pdf-parse';

const MOST_LOOKED_AT = 3;

process.once('message', ({ path, longestMs, mostPages, mostCharacters }) => {
  // The parent stops us on time; should it die first, a busy parser would not notice. This thread does.
  new Worker('setTimeout(() => process.kill(process.pid, "SIGKILL"), require("node:worker_threads").workerData)', {
    eval: true,
    workerData: longestMs + 1_000,
  });
  read(path, { mostPages, mostCharacters })
    .catch((error) => ({ reason: reasonOf(error) }))
    .then((answer) => process.send(answer, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(0));

async function read(path, { mostPages, mostCharacters }) {
  const parser = new PDFParse({ data: new Uint8Array(await readFile(path)), isEvalSupported: false });
  const { total } = await parser.getInfo();
  if (total > mostPages) return { reason: 'pages', pages: total };
  const { pages } = await parser.getText({ first: mostPages });
  const text = pages.map((page) => page.text.trim()).join('\n\f\n'); // see tidyText
  if (text.trim() === '' && (await isBlank(parser.doc, total))) return { reason: 'blank' };
  return text.length > mostCharacters ? { reason: 'characters' } : { text, pages: total };
}

/** Nothing is drawn on the first pages: a scan has at least its picture, a page tree that leads nowhere has nothing. */
async function isBlank(document, total) {
  for (let number = 1; number <= Math.min(total, MOST_LOOKED_AT); number += 1) {
    const page = await document?.getPage(number);
    if (!page || (await page.getOperatorList()).fnArray.length > 0) return false;
  }
  return true;
}

function reasonOf(error) {
  return error?.name === 'PasswordException' || /password/i.test(String(error?.message)) ? 'password' : 'damaged';
}
