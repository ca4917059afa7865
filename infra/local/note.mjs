import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { beginningOf } from './processes.mjs';

const A_MOMENT = 5;

const self = () => ({ pid: process.pid, beginning: beginningOf(process.pid) });

/** A file of our own beside the note, whole before anybody looks at it under the note's name. */
function withDraft(note, told, use) {
  const draft = `${note}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ ...told, ...self() }), { mode: 0o600 });
  try {
    return use(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

function textOf(note) {
  try {
    return readFileSync(note, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What the note says, when the process that wrote it runs. */
function writtenByTheLiving(text) {
  try {
    const said = JSON.parse(text ?? '');
    return said.beginning && beginningOf(said.pid) === said.beginning ? said : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * What the holder of a note says in it; undefined where nobody that runs holds it.
 * @param {string} note
 */
export const holderOf = (note) => writtenByTheLiving(textOf(note));

/**
 * Takes a note that one process at a time can hold, from whoever died over it too.
 * @param {string} note a file
 * @param {object} [told] what the others find in it, besides whose it is
 * @returns {object | undefined} what the one that holds it already says; nothing when it is ours now
 */
export function takeNote(note, told) {
  for (;;) {
    if (isNew(note, told)) return undefined;
    const left = textOf(note);
    if (left === undefined) continue; // given back just now
    const holder = writtenByTheLiving(left) ?? takeFromTheDead(note, left, told);
    if (holder !== 'again') return holder;
  }
}

function isNew(note, told) {
  try {
    withDraft(note, told, (draft) => linkSync(draft, note));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Only the one that holds the note about a dead one's note may replace that, and only while it is that one's. */
function takeFromTheDead(note, left, told) {
  const heir = `${note}.heir`;
  if (takeNote(heir)) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, A_MOMENT);
    return 'again'; // it is replaced in this very moment
  }
  try {
    if (textOf(note) !== left) return 'again';
    writeNote(note, told);
    return undefined;
  } finally {
    rmSync(heir, { force: true });
  }
}

/** Says something else in a note that is ours. */
export const writeNote = (note, told) => withDraft(note, told, (draft) => renameSync(draft, note));
