import path from 'node:path';
import { REMOTES, ROOT } from './paths.mjs';

/** What the shell and the services show to everybody. */
const OPEN = /^(?:shell\/(?:sdk|ui)|services\/contracts)\//;
const CLOSED_PACKAGES = new RegExp(`^(?:${REMOTES.join('|')}|@landfall/(?:shell|services))(?:/|$)`);

const fileOf = (resource) => path.relative(ROOT, resource.split('?')[0]).split(path.sep).join('/');

/** Of a package, or made by the bundler itself. */
const isForeign = (resource) => !path.isAbsolute(resource) || /^\.\.\/|(?:^|\/)node_modules\//.test(fileOf(resource));

/**
 * Lets an application be built from its own folder, from what is open to all and from packages: an import that only lint
 * would refuse is not released by whoever has not asked it.
 */
export class OwnRoom {
  #name;

  constructor(name) {
    this.#name = name;
  }

  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('OwnRoom', ({ hooks }) => {
      hooks.beforeResolve.tap('OwnRoom', ({ request, contextInfo: { issuer } }) => {
        if (CLOSED_PACKAGES.test(request) && !isForeign(issuer)) this.#refuse(issuer, request);
      });
      hooks.afterResolve.tap('OwnRoom', ({ createData, contextInfo: { issuer } }) => {
        const resource = createData?.resource ?? '';
        const file = fileOf(resource);
        if (!isForeign(resource) && !file.startsWith(`${this.#name}/`) && !OPEN.test(file)) this.#refuse(issuer, file);
      });
    });
  }

  #refuse(importer, imported) {
    const own = 'its own folder, @landfall/sdk, @landfall/ui, @landfall/contracts and packages';
    const error = new Error(`${fileOf(importer)} imports ${imported}. ${this.#name} may only be built from ${own}.`);
    error.stack = error.message; // where in the bundler helps nobody who mends it
    throw error;
  }
}
