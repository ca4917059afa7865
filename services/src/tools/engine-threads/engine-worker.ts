import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { BuiltInEngine } from '../engine/built-in-engine.js';
import { serveEngine } from './serve-engine.js';

/** Below every program of the product: who waits for a page is not held up by who waits for a task. */
const AFTER_OTHERS = 10;

const engine = new BuiltInEngine();
engine.onApplicationBootstrap(); // reads its word lists before anybody asks
// Linux keeps a priority for each thread; elsewhere it would be that of the whole program, which takes up the tasks.
if (process.platform === 'linux') setPriority(Math.max(AFTER_OTHERS, getPriority()));
serveEngine(parentPort!, engine);
