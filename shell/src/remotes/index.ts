import { federation } from './federation';
import { report } from './health';
import { Loader } from './loader';
import { failedBuilds } from './memory';
import { currentRelease } from './release-state';
import { removeLinks } from './stylesheets';

/** The loader of this page. */
export const remotes = new Loader({
  remote: (name) => currentRelease()?.remotes[name],
  definition: (...asked) => federation.definitionOf(...asked),
  clear: ({ base, build }, mayArrive) => removeLinks(base, build, mayArrive),
  report,
  failed: failedBuilds,
});
