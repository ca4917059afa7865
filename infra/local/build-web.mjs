import { build } from '../build/build.mjs';
import { BuildRefused } from '../build/remote-data.mjs';

/** A process of its own, so that the bundler's memory is given back; its answer is JSON on standard output. */
try {
  console.log(JSON.stringify(await build()));
} catch (error) {
  console.error(error instanceof BuildRefused ? error.message : error);
  process.exitCode = 1;
}
