import v8 from 'node:v8';

/**
 * Each test file loads every module anew, and most of its seconds went into the same word lists. Node's own modules are
 * what the files of one worker have in common: what is made of shipped data waits there for the next file.
 */
const SHARED = Symbol.for('landfall.kept');
globalThis[SHARED] = v8[SHARED] ??= new Map();

// Most patterns are met a few times in a file: shortening their steps takes longer than running them as they are.
v8.setFlagsFromString('--no-regexp-peephole-optimization');
