import type { FieldError } from '../../platform/refusals/problem.dto.js';
import type { BuiltFile } from './archive.js';
import type { Contract } from './contract.js';

/** Rules that the bytes must keep: every file named is there, every hash is right, every script carries what it loads. */
export function brokenFileRules(contract: Contract, files: BuiltFile[]): FieldError[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const broken: FieldError[] = [];
  const entry = byPath.get(contract.entry);
  if (!entry) {
    broken.push({ field: contract.entry, message: 'The entry is not in the archive. Pack the whole build folder.' });
  } else {
    if (contract.integrity !== undefined && contract.integrity !== `sha384-${entry.sha384}`) {
      broken.push({
        field: contract.entry,
        message: 'Its hash is not the one in contract.json. Build and pack again.',
      });
    }
    if (!entry.content.includes(contract.container)) {
      const message = `It does not carry the container's name, ${contract.container}. Set the federation plugin's name to it.`;
      broken.push({ field: contract.entry, message });
    }
  }
  for (const asset of namedAssets(contract)) {
    const file = byPath.get(asset.href);
    if (!file)
      broken.push({ field: asset.href, message: 'contract.json names it, but it is not in the archive. Pack it.' });
    else if (asset.integrity !== `sha384-${file.sha384}`) {
      broken.push({ field: asset.href, message: 'Its hash is not the one in contract.json. Build and pack again.' });
    }
  }
  return [...broken, ...brokenScriptRules(contract, files)];
}

function brokenScriptRules(contract: Contract, files: BuiltFile[]): FieldError[] {
  const broken: FieldError[] = [];
  const scripts = files
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path, content }) => ({ path, text: content.toString() }));
  // What the shell begins with is loaded by the page, which takes the hashes from the signed release.
  const carriers = [...scripts.map(({ text }) => text), ...contract.preload.map(({ integrity }) => integrity)].join(
    '\n',
  );
  const isLoaded = (path: string) =>
    /\.(js|css)$/.test(path) && path !== contract.entry && !contract.documents.some(({ href }) => href === path);
  for (const { path, text } of scripts) {
    if (text.includes('CHUNK-SRI-HASH')) {
      broken.push({
        field: path,
        message: 'A placeholder was left in place of a hash. Build again from a clean folder.',
      });
    }
    if (/\beval\(|\bnew Function\(/.test(text)) {
      broken.push({ field: path, message: 'It evaluates text as code. Replace the call or library that does.' });
    }
  }
  for (const { path, sha384 } of files) {
    if (isLoaded(path) && !carriers.includes(`sha384-${sha384}`)) {
      broken.push({
        field: path,
        message: 'No script carries its hash. Build with the integrity plugin, or leave it out.',
      });
    }
  }
  return broken;
}

const namedAssets = (contract: Contract) => {
  const ofScreens = [...contract.routes, ...contract.slots.fills].flatMap(({ preload }) => preload);
  const all = [...ofScreens, ...contract.preload, ...contract.documents];
  return [...new Map(all.map((asset) => [`${asset.href} ${asset.integrity}`, asset])).values()];
};
