import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const folder = dirname(fileURLToPath(import.meta.url));
const root = join(folder, '../../..');

/** What the compiler says of a file with this text, were it beside this one. */
function compile(text: string): string[] {
  const file = join(folder, 'compared.ts');
  const config = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path)).config as object;
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.readFile = (path) => (path === file ? text : readFile(path));
  host.getSourceFile = (path, ...more) =>
    path === file ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2023) : getSourceFile(path, ...more);
  const program = ts.createProgram([file], { ...options, types: [] }, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const compared = (theirs: string) => `
  import type { SignedRelease as Ours } from './release.js';
  import type { SignedRelease as Theirs } from '../../../shell/sdk/src/release.js';
  type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
  export const isSame: IsSame<Ours, ${theirs}> = true;
`;

it('is written and read as the same document, down to each member and whether it may be absent', () => {
  expect(compile(compared('Theirs'))).toEqual([]);
  const other = "Omit<Theirs, 'release'> & { release: Partial<Theirs['release']> }";
  expect(compile(compared(other))).toEqual([expect.stringContaining("'true' is not assignable to type 'false'")]);
});
