import { federation } from './federation';
import { report } from './health';
import { Loader } from './loader';
import { failedBuilds } from './memory';
import { currentRelease } from './release-state';
import { removeElements } from './elements';

/** The loader of this page. */
export const remotes = new Loader({
  remote: (name) => currentRelease()?.remotes[name],
  definition: (...asked) => federation.definitionOf(...asked),
  clear: ({ base, build }, mayArrive) => removeElements(base, build, mayArrive),
  report,
  failed: failedBuilds,
});
