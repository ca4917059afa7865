/** Who is not the person: "our analysts", "the platform team", "my sister", "another department". "My team" may be led by whoever says so. */
const PEOPLE = String.raw`(?:(?!my team)(?:our|my|the|their|his|her|another|other|some|an?|\p{L}+['’]s|\p{L}+s['’])\s+(?:[\p{L}'’/-]+\s+){0,3}?(?:teams?|departments?|colleagues?|lads?|guys?|boss|sister|brother|mother|father|husband|wife|friends?|clients?|customers?|agency|company|\p{Lu}{3,}|(?!orders|customers|computers|others)\p{L}{2,}(?:er|or|ist|ant|ian|yst)s?))`;
/** What they do: the word behind them is a verb, and not where or with what. */
const DO = String.raw`(?:(?:always |usually |then |also |all )?(?:run|build|write|make|do|look|use|handle|manage|keep|take|own|maintain|give|teach|plan|lead|drive|cook|sell|check|fit|install|repair|operate|write|prepare|support|clean|test|design|deploy|develop)(?:e?s)?|wrote|built|did|ran|made|took|gave|kept|taught|led|drove|owned|(?:looked|handled|managed|maintained|prepared|installed|operated|designed|developed|deployed|planned|tested))`;
const END = String.raw`(?![\p{L}])`;

/** "Our analysts build dashboards", "Sat next to the team that runs Spark". */
const ACT = new RegExp(
  String.raw`^\s*(?:(?:and|while|where|as)\s+)?(?:(?:(?:sat|worked|working|work|sitting|was|am)\s*)?(?:next to|alongside|beside|near)\s+)?${PEOPLE}\s+(?:(?:that|who|which)\s+)?${DO}${END}`,
  'u',
);
/** "Terraform is done by another team". */
const DONE_BY = new RegExp(
  String.raw`\b(?:done|handled|managed|written|built|run|maintained|looked after|taken care of|owned)\s+by\s+${PEOPLE}${END}`,
  'u',
);
/** "Kubernetes - the other engineers run that": of what stands before. */
const ACT_ON_IT = new RegExp(
  String.raw`^[\s(:–—-]*${PEOPLE}\s+${DO}\s+(?:that|it|this|them|those)(?:\s+\p{Ll}+)?[\s).]*$`,
  'u',
);

const lowered = (text: string): string =>
  text.replace(/^(\s*)(\p{Lu})(?=\p{Ll})/u, (_, space: string, first: string) => space + first.toLowerCase());

/** A clause that tells what somebody else does. */
export const isOfOthers = (clause: string): boolean => ACT.test(lowered(clause)) || DONE_BY.test(clause);

/** A clause that says that somebody else does what was named before it. */
export const saysOthersDoIt = (clause: string): boolean => ACT_ON_IT.test(lowered(clause));

/** Most lines name nobody else, and a look for the words is quick. */
export const mayNameOthers = (text: string): boolean =>
  /\b(?:our|my|the|their|his|her|another|other|some|an?|who|whose|colleagues|co-?workers|team-?mates|workmates|(?:sub)?contractors|specialists|seniors|apprentices|trainees|staff)\b|\p{L}['’]s?\s/iu.test(
    text,
  );
