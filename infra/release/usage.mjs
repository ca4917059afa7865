import { parseArgs } from 'node:util';
import { APPLICATIONS } from '../build/paths.mjs';

/** What can be typed after `npm run release --`: the help text and the reading of the line are made from these two tables. */
const COMMANDS = {
  release: { usage: 'mf-jobs', does: 'build, publish and promote mf-jobs' },
  rollback: {
    usage: 'rollback [mf-jobs] --reason WHY',
    does: 'go back to the build before; without a name, to the whole release before',
  },
  list: { usage: 'list', does: 'the last releases of the channel' },
};

/** Named where people look for them, so that nobody takes them for a typing error. */
const NOT_YET = { preview: 'to see a build before everybody does' };

const OPTIONS = {
  channel: { type: 'string', default: 'stable', value: 'NAME', does: 'the channel, "stable" unless said' },
  to: { type: 'string', value: 'SEQ', does: 'with rollback: back to what this release had' },
  reason: { type: 'string', value: 'WHY', does: 'with rollback: why; kept in the history' },
  url: {
    type: 'string',
    value: 'URL',
    does: 'the product; else REGISTRY_URL, PUBLIC_URL, PORT, or the one that runs on DATA_DIR',
  },
  fresh: { type: 'boolean', default: false, does: 'with a new build id, even when nothing changed' },
  percent: { type: 'string', value: 'N', does: 'anything but 100 is refused: a release goes to everybody' },
  help: { type: 'boolean', default: false, does: 'this text' },
};

/** The line cannot be understood; its message is for the person who typed it. */
export class Misused extends Error {}

const table = (rows) => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`).join('\n');
};

const optionRow = ([name, { value, does }]) => [[`--${name}`, value].filter(Boolean).join(' '), does];

export const HELP = `Builds one application, publishes it and makes it current, while the product runs.

${table(Object.values(COMMANDS).map(({ usage, does }) => [`npm run release -- ${usage}`, does]))}

${table(Object.entries(OPTIONS).map(optionRow))}

Not there yet: ${Object.entries(NOT_YET)
  .map(([name, does]) => `${name} (${does})`)
  .join(', ')}.

The publish token is PUBLISH_TOKEN, or the one that local mode keeps under DATA_DIR.
Applications: ${APPLICATIONS.join(', ')}.`;

/** Node's own sentences go on about how to pass such a word as a file name, which nobody wants here. */
function sentenceOf({ code, message }) {
  const [option] = /--?[\w-]+/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return `There is no option ${option}. Options: ${Object.keys(OPTIONS)
      .map((name) => `--${name}`)
      .join(', ')}.`;
  }
  const value = OPTIONS[option?.slice(2)]?.value;
  return value ? `${option} needs a value: ${option} ${value}` : `${option} takes no value.`;
}

/**
 * @param {string[]} args
 * @returns {{ command: keyof typeof COMMANDS | undefined, name: string | undefined, values: Record<string, any> }} no command when nothing was typed
 * @throws {Misused}
 */
export function read(args) {
  let parsed;
  try {
    parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Misused(sentenceOf(error));
  }
  const { values, positionals } = parsed;
  const [first, ...rest] = positionals;
  if (values.help || !first) return { command: undefined, name: undefined, values };
  if (Object.hasOwn(NOT_YET, first)) throw new Misused(`"${first}" is not there yet: ${NOT_YET[first]}.`);
  const isCommand = first !== 'release' && Object.hasOwn(COMMANDS, first);
  const command = isCommand ? first : 'release';
  const [name, tooMuch] = isCommand ? rest : positionals;
  const unwanted = command === 'list' ? name : tooMuch;
  if (unwanted !== undefined) throw new Misused(`"${unwanted}" is one word too many: one application at a time.`);
  if (name !== undefined && !APPLICATIONS.includes(name)) {
    throw new Misused(
      `There is no application and no command "${name}". Applications: ${APPLICATIONS.join(', ')}. Commands: ${Object.keys(
        COMMANDS,
      )
        .filter((one) => one !== 'release')
        .join(', ')}.`,
    );
  }
  return { command, name, values };
}
