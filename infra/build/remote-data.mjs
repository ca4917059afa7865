import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { transformSync } from '@swc/core';

const SDK = new Set(['@landfall/sdk', '@landfall/sdk/remote']);

/** A plain sentence about what a team has to change; told without a stack. */
export class BuildRefused extends Error {
  name = 'BuildRefused';
}

function evaluate(file, source, known = new Map()) {
  const { code } = transformSync(source, {
    filename: file,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    // `import()` stays as written: components are never called here, only asked what they would load.
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  const module = { exports: {} };
  known.set(file, module.exports);
  const require = (name) => {
    if (SDK.has(name)) return { defineRemote: (definition) => definition };
    if (name.endsWith('.css')) return {};
    if (name.startsWith('.')) {
      const wanted = path.resolve(path.dirname(file), name.replace(/(\.ts)?$/, '.ts'));
      return known.get(wanted) ?? evaluate(wanted, readFileSync(wanted, 'utf8'), known);
    }
    throw new BuildRefused(
      `${file} is read as data: it may import "@landfall/sdk" and its own data files, not "${name}".`,
    );
  };
  // against what never ends: a few assignments take no time, but a machine may stall for seconds
  vm.runInNewContext(code, { module, exports: module.exports, require }, { filename: file, timeout: 30_000 });
  return module.exports;
}

/** What `component: () => import('./src/page')` would load. */
function importOf(component, where) {
  const found = /\bimport\(\s*(?:\/\*[^]*?\*\/\s*)?["'`]([^"'`]+)["'`]\s*\)/.exec(String(component));
  if (!found) throw new BuildRefused(`${where}: write the component as () => import('./src/…').`);
  return found[1];
}

/**
 * Reads a data file of an application (`remote.ts`, `shell.ts`) without loading any of its screens.
 * Each route and filling comes with `request`, the module its component would import, in place of the function.
 */
export async function readDefinition(file) {
  const { default: definition } = evaluate(file, await readFile(file, 'utf8'));
  if (!definition) throw new BuildRefused(`${file} has no default export. Write: export default defineRemote({ … }).`);
  const withRequest = (kind, key) => (entry) => {
    const { component, ...rest } = entry;
    return component ? { ...rest, request: importOf(component, `${file}, ${kind} ${entry[key]}`) } : rest;
  };
  const data = {
    ...definition,
    routes: (definition.routes ?? []).map(withRequest('route', 'path')),
    fills: (definition.fills ?? []).map(withRequest('filling of', 'slot')),
  };
  return JSON.parse(JSON.stringify(data));
}
