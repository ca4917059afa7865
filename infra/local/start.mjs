import { hasOwnMailbox } from './environment.mjs';
import { sentenceOf } from './failure.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { claim } from './instance.mjs';
import { readSettings } from './settings.mjs';
import { say } from './steps.mjs';
import { endTools } from './tool.mjs';

let product;
let release = () => undefined;
let ending;

/** Ends everything that was started and then this process; asked twice, it happens once. */
function finish(code) {
  ending ??= (async () => {
    await (product ? product.stop() : endTools());
    release();
    process.exit(code);
  })();
  return ending;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!ending) say('Landfall is ending.');
    finish(0);
  });
}
if (process.env.npm_lifecycle_event) {
  // npm, or the shell between, may die of a signal that never reaches this process.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && finish(0), 500).unref();
}
process.on('uncaughtException', (error) => {
  console.error(sentenceOf(error));
  finish(1);
});

function greet({ publicUrl, dataDir }) {
  say(`Ready: ${publicUrl}`);
  if (!process.env.OIDC_ISSUER) {
    say('  Sign in as Ada Okafor (free), Sam Idowu (premium) or Administrator, or with any username.');
  }
  say(
    `  The admin panel's password is ${process.env.ADMIN_PASSWORD ? 'the one in ADMIN_PASSWORD' : 'landfall-local'}.`,
  );
  if (hasOwnMailbox(process.env)) say(`  Mail that it sends is at ${publicUrl}/mail.`);
  say(`  Ctrl-C ends it. The data stays in ${dataDir}.`);
}

try {
  checkNode();
  const settings = readSettings(process.env);
  say('Landfall is starting.');
  release = claim(settings.dataDir, settings.publicUrl);
  await ensureInstalled();
  const { Product } = await import('./product.mjs');
  product = new Product(settings);
  await product.start();
  if (!ending) greet(settings);
} catch (error) {
  if (!ending) console.error(sentenceOf(error));
  await finish(1);
}
