import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { questions } from '../search/questions.mjs';
import { bodyOf } from './connection.mjs';

const typed = ['nur', 'regis', 'soft', 'phys', 'cook', 'bost', 'lond', 'eng', 'data sc', 'teach', 'java', 'micros'];
/** Pages of the plain list that people look at. */
const PAGES = 25;

/**
 * Requests as the browse page sends them, as bytes that are made once: by the n-th person in turn.
 * @param {string} product its address
 * @param {string[]} cookies of signed-in people
 */
export function requestsOf(product, cookies) {
  const { host, origin } = new URL(product);
  const made = (path, body) => {
    const more = body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : '';
    const method = body ? 'POST' : 'GET';
    const head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\naccept-encoding: gzip, deflate, br\r\n`;
    return cookies.map((cookie) => Buffer.from(`${head}cookie: ${cookie}\r\n${more}\r\n${body ?? ''}`));
  };
  const inTurn = (requests) => (n) => requests[n % requests.length][n % cookies.length];
  const list = (page, limit) => made(`/api/jobs?page=${page}&limit=${limit}&sort=desc&group=true`);
  const filter = (question) => made('/api/jobs/filter', JSON.stringify({ ...question, group: true }));
  const upTo = (count) => Array.from({ length: count }, (_, at) => at);
  return {
    list: { next: inTurn(upTo(PAGES).map((at) => list(at + 1, 40))), check: isPage },
    filter: { next: inTurn(questions.map(filter)), check: isPage },
    suggestions: {
      next: inTurn(typed.map((text) => made(`/api/jobs/suggest?q=${encodeURIComponent(text)}`))),
      check: isSuggestions,
    },
    /** The same, as nobody has asked before: other pages of other lengths. */
    newList: { next: (n) => list(1 + (n % PAGES), 39 - Math.floor(n / PAGES))[n % cookies.length], check: isPage },
    newFilter: {
      next: (n) => {
        const question = questions[n % questions.length];
        return filter({ ...question, limit: 39 - Math.floor(n / questions.length) })[n % cookies.length];
      },
      check: isPage,
    },
  };
}

function isPage(answer) {
  const { jobs, count, total } = jsonOf(answer);
  if (jobs.length !== count || total < count || jobs.some(({ id, title }) => !id || !title)) {
    throw new Error(`This is no page of jobs: ${JSON.stringify({ count, total, jobs: jobs.length })}`);
  }
}

function isSuggestions(answer) {
  const { suggestions } = jsonOf(answer);
  if (!suggestions.every(({ value, count }) => value && count > 0)) throw new Error('These are no suggestions');
}

function jsonOf(answer) {
  const [, coding] = /\r\ncontent-encoding: *(\w+)/i.exec(answer.answer.latin1Slice(0, answer.bodyAt)) ?? [];
  const body = bodyOf(answer);
  const text = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
  return JSON.parse(text.toString());
}
