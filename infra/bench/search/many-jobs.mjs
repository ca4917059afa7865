import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ROOT } from '../../build/paths.mjs';

const data = path.join(ROOT, 'services/data/jobs');

/** A file of `count` jobs: the real ones over and over, each time under other ids and moved to other days. */
export function writeManyJobs(file, count) {
  const real = readdirSync(data)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .flatMap((name) =>
      gunzipSync(readFileSync(path.join(data, name)))
        .toString('utf8')
        .trim()
        .split('\n'),
    );
  const day = 86_400_000;
  const lines = Array.from({ length: count }, (_, at) => {
    const job = JSON.parse(real[(at * 7919) % real.length]);
    const round = Math.floor(at / real.length);
    const posted = job.posted_at && new Date(Date.parse(job.posted_at) + ((round * 977 + at) % 300) * day);
    return JSON.stringify({
      ...job,
      id: `${job.id}-${at}`,
      posted_at: posted ? posted.toISOString().slice(0, 10) : '',
    });
  });
  writeFileSync(file, lines.join('\n'));
}
