import { spawn } from 'node:child_process';
import { sentenceOf } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';

/** `node run.mjs SCRIPT ARGS…`: runs a script of the repository once its packages are there. */
try {
  await ensureInstalled();
  const child = spawn(process.execPath, process.argv.slice(2), { cwd: ROOT, stdio: 'inherit' });
  // The terminal's Ctrl-C reaches the script as well; what it ends with is our end.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}
