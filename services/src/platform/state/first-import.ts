/** Where the import of jobs tells how far it is, for whoever waits for the product to be ready. */
export const FIRST_IMPORT = 'imports.first';

export interface FirstImport {
  state: 'running' | 'done' | 'failed';
}
