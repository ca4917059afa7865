import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom/jest-globals';

// The router wants them when it is loaded, and jsdom brings none.
Object.assign(globalThis, { TextDecoder, TextEncoder });
