import { parentPort } from 'node:worker_threads';
import { serveMatches } from './serve-matches.js';

serveMatches(parentPort!);
