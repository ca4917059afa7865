import { parentPort } from 'node:worker_threads';
import { serveIndex } from './serve-index.js';

serveIndex(parentPort!);
