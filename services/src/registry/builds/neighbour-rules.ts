import type { FieldError } from '../../platform/refusals/problem.dto.js';
import { SHELL } from '../release.js';
import { paramsOf } from '../screens/paths.js';
import type { Contract } from './contract.js';
import { pathsOf, prefixOf } from './prefixes.js';
import { meets } from './ranges.js';

const FILE = 'contract.json';

/** Rules between the builds that would stand in one release, each naming the build's file and the fix. */
export function brokenNeighbourRules(contracts: Contract[], changed: ReadonlySet<string>): FieldError[] {
  const shell = shellAmong(contracts);
  if (!shell)
    return [{ field: FILE, message: 'The channel has no shell yet. Promote a build of the shell first, or with it.' }];
  const remotes = contracts.filter(({ remote }) => remote !== SHELL);
  return [
    ...remotes.flatMap((remote) => brokenSharing(remote, shell)),
    ...brokenSlots(contracts, remotes, changed),
    ...brokenRoutes(contracts, changed),
    ...brokenRedirects(contracts, changed),
    ...brokenNavigation(contracts, changed),
  ].map(({ remote, fact, fix }) => ({ field: `${remote}/${FILE}`, message: `${fact} ${fix}` }));
}

/**
 * The rules that also hold where one application goes back alone: what neighbours came to rely on since, or took.
 * A slot that nobody provides is none of them; it costs its own place only, and a bad build must be able to go.
 */
export function brokenByGoingBack(contracts: Contract[], remote: string): FieldError[] {
  const shell = shellAmong(contracts);
  const others = contracts.filter((one) => one.remote !== SHELL);
  return [
    ...(shell ? others.flatMap((other) => brokenSharing(other, shell)) : []),
    ...brokenRoutes(contracts, new Set([remote])),
  ].map((broken) => ({
    field: `${broken.remote}/${FILE}`,
    message: `${broken.fact} Take both back, or the whole release.`,
  }));
}

const shellAmong = (contracts: Contract[]) => contracts.find(({ remote }) => remote === SHELL);

interface Broken {
  remote: string;
  fact: string;
  fix: string;
}

const of = ({ remote }: Contract, fact: string, fix: string): Broken => ({ remote, fact, fix });

function brokenSharing(remote: Contract, shell: Contract): Broken[] {
  const broken: Broken[] = [];
  if (!meets(shell.sdk, remote.sdk)) {
    broken.push(
      of(
        remote,
        `It needs the SDK ${remote.sdk}; the shell has ${shell.sdk}.`,
        'Release the shell first, or lower "sdk".',
      ),
    );
  }
  for (const [key, range] of Object.entries(remote.shared)) {
    const given = shell.shared[key];
    if (given === undefined)
      broken.push(of(remote, `It takes ${key} from the shell, which does not give it.`, 'Bundle it instead.'));
    else if (!meets(given, range)) {
      broken.push(
        of(
          remote,
          `It needs ${key} ${range}; the shell gives ${given}.`,
          'Release the shell first, or widen the range.',
        ),
      );
    }
  }
  return broken;
}

/** A slot that loses its provider is told too: by a remote that stops providing what a neighbour fills. */
function brokenSlots(contracts: Contract[], remotes: Contract[], changed: ReadonlySet<string>): Broken[] {
  const provided = new Set(contracts.flatMap(({ slots }) => slots.provides));
  return remotes.flatMap((remote) =>
    remote.slots.fills
      .filter(({ slot }) => !provided.has(slot))
      .map(({ slot }) =>
        changed.has(remote.remote)
          ? of(
              remote,
              `It fills the slot ${slot}, which nobody provides.`,
              'Release the remote that provides it first, or with it.',
            )
          : of(remote, `It fills the slot ${slot}, which nobody would provide any more.`, 'Keep providing it.'),
      ),
  );
}

/** Whoever was there before keeps the address, and all that lies below its first part. */
function brokenRoutes(contracts: Contract[], changed: ReadonlySet<string>): Broken[] {
  const owners = new Map<string, string>();
  const broken: Broken[] = [];
  const isNew = ({ remote }: Contract) => changed.has(remote);
  for (const contract of [...contracts.filter((one) => !isNew(one)), ...contracts.filter(isNew)]) {
    for (const path of new Set(pathsOf(contract))) {
      const prefix = prefixOf(path);
      const owner = owners.get(prefix) ?? contract.remote;
      if (owner !== contract.remote) {
        const whose =
          prefix === path.toLowerCase() ? `belongs to ${owner}` : `lies below ${prefix}, which belongs to ${owner}`;
        broken.push(of(contract, `The address ${path} ${whose} already.`, 'Choose another path.'));
      }
      owners.set(prefix, owner);
    }
  }
  return broken;
}

const isScreenOf = (contracts: Contract[], address: string): boolean =>
  contracts.some(({ routes }) => routes.some(({ path }) => paramsOf(path, address)));
const leadingOn = (contracts: Contract[], address: string): Contract[] =>
  contracts.filter(({ redirects }) => redirects.some(({ from }) => paramsOf(from, address)));

/** Everybody is shown the navigation, so nothing in it may end where there is no screen. */
function brokenNavigation(contracts: Contract[], changed: ReadonlySet<string>): Broken[] {
  return contracts
    .filter(({ remote }) => changed.has(remote))
    .flatMap((contract) =>
      contract.nav
        .filter(({ to }) => !isScreenOf(contracts, to) && leadingOn(contracts, to).length === 0)
        .map(({ label, to }) =>
          of(
            contract,
            `Its navigation item ${label} leads to ${to}, where no screen is.`,
            'Lead it to a route, or release the remote that has it first, or with it.',
          ),
        ),
    );
}

/** A redirect leads to a screen: through others it could lead in a circle, for which browsers show an error of their own. */
function brokenRedirects(contracts: Contract[], changed: ReadonlySet<string>): Broken[] {
  return contracts.flatMap((contract) =>
    contract.redirects.flatMap(({ from, to }) => {
      const address = to.replace(/:\w+|\*/g, 'x');
      if (isScreenOf(contracts, address)) return [];
      const onwards = leadingOn(contracts, address);
      const blamed = [contract, ...onwards].find(({ remote }) => changed.has(remote));
      const what = onwards.length ? 'which leads on itself' : 'where no screen is';
      return blamed ? [of(blamed, `The redirect ${from} leads to ${to}, ${what}.`, 'Lead it to a screen.')] : [];
    }),
  );
}
