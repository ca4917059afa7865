import { parentPort } from 'node:worker_threads';
import { BuiltInEngine } from '../engine/built-in-engine.js';
import { serveEngine } from './serve-engine.js';

const engine = new BuiltInEngine();
engine.onApplicationBootstrap(); // reads its word lists before anybody asks
serveEngine(parentPort!, engine);
