import { endsInPerson } from './occupations.js';
import { saysWhatWasDone } from './verbs.js';

/** Whom one works beside, by whatever word: what they are called is read from the last word alone. */
const BESIDE_ONE =
  /^(?:colleagues?|co-?workers?|team-?mates?|workmates?|mates?|boss|chefs?|cooks?|nurses?|seniors?|juniors?|heads?|leads?|foreman|mentors?|clerks?|apprentices?|trainees?|staff|crew|firm|company|companies|contractors?|subcontractors?|agency|office|branch|practice|department|deputy|partners?|specialists?|vets?|gps?|midwife|midwives|dentists?|joiners?|physios?|directors?|sister|matron|secretary|buddy)$/i;
/** Whoever is served does nothing of one's work, and a machine is nobody. */
const IS_SERVED =
  /^(?:customers?|clients?|guests?|patients?|pupils?|students?|learners?|users?|visitors?|residents?|members?|readers?|servers?|computers?|sensors?|routers?|generators?|compressors?|reactors?|controllers?|trackers?|others?|papers?|orders?|owners?|calculators?)$/i;
/** One's own team may be led, or its success shared, by whoever tells of it; another team may not. */
const OTHER_TEAM =
  /^(?:an?|another|other|the (?:other|\p{L}{3,})|(?:the |our |my )?(?:sister|night|day|finance|sales|platform|support|marketing|legal|it|data)) teams?$/iu;

const DETERMINER = /^(?:an?|the|my|our|his|her|their|another|other|one|some|both|two|three|\p{L}+['’]s|\p{L}+s['’])$/iu;
/** Without an article, these alone are people and no first word of a name: "Colleagues handle the butchery". */
const WITHOUT_ARTICLE =
  /^(?:colleagues|co-?workers|team-?mates|workmates|contractors|subcontractors|specialists|seniors|apprentices|trainees)$/i;
const BARE_WORKERS = /^(?:senior|other|agency|night|kitchen|lab|office|nursing|ward) staff$/i;

const IRREGULAR =
  /^(?:does|did|do|has done|owns?|fits?|sets? up|carr(?:y|ies|ied) out|looks? after|takes? care of|sees? to|deals? with|services?|chairs?|signs? off|writes up|costs?|quotes?|prices?|mixes|lays?|laid|cut|cuts|bakes?|weighs?|posts?|enters?|files?|arranges?|orders?|books?|schedules?|codes?|reconciles?) \S/i;
/** What is said of the one who writes, and not of their own work: "trusted me with …", "rated my work highly". */
const SAYS_OF_ME =
  /^(?:\p{L}+ly )?(?:praise|rate|award|nominate|thank|ask|trust|entrust|commend|recogni[sz]e|promote|choose|chose|select|appreciate|rel(?:y|ied)|appoint|train|mentor|coach|help|assist|support|describe|respect|value|promote|recommend|request)(?:e?[sd])?\b/iu;
/** "for me" and "with my data" leave the work with whoever does it; "with me" and "that I wrote" do not. */
const I_AM_IN_IT = /(?<!\bfor )\b(?:me|us|I|myself|mine)\b/;

const MOST_WORDS_OF_SOMEBODY = 5;

/** "Colleagues handle the butchery", "My line manager negotiated the final accounts": who did it stands at its beginning. */
export function isDoneByOthers(clause: string): boolean {
  const words = clause.trim().split(/\s+/, MOST_WORDS);
  while (/^(?:and|while|where|as|whereas|then|so)$/i.test(words[0] ?? '')) words.shift();
  const from = DETERMINER.test(words[0] ?? '') ? 1 : 0;
  for (let at = from; at < Math.min(words.length - 1, MOST_WORDS_OF_SOMEBODY); at += 1) {
    const somebody = words.slice(0, at + 1);
    if (!isSomebodyElse(somebody, from)) continue;
    if (isWork(behindTheName(words.slice(at + 1)))) return true;
  }
  return false;
}
const MOST_WORDS = 40;

function isSomebodyElse(words: readonly string[], from: number): boolean {
  const last = words.at(-1) ?? '';
  const whole = words.join(' ');
  if (OTHER_TEAM.test(whole)) return true;
  if (from === 0)
    return (WITHOUT_ARTICLE.test(last) && words.length <= MOST_BEFORE_A_BARE_NAME) || BARE_WORKERS.test(whole);
  return (
    words.length > from &&
    !IS_SERVED.test(last) &&
    (BESIDE_ONE.test(last) || endsInPerson(last) || endsInPerson(last.replace(/s$/, '')))
  );
}
const MOST_BEFORE_A_BARE_NAME = 2;

/** "My colleague Jo set up …", "A colleague in finance prepares …". */
function behindTheName(words: readonly string[]): string {
  let rest = [...words];
  while (/^\p{Lu}\p{Ll}+$/u.test(rest[0] ?? '')) rest = rest.slice(1);
  if (/^(?:in|of|from|at|on)$/i.test(rest[0] ?? '')) {
    const verb = rest.findIndex((_, at) => at >= 2 && at <= 4 && isVerbOfWork(rest.slice(at).join(' ')));
    if (verb > 0) rest = rest.slice(verb);
  }
  if (/^(?:always|usually|then|also|now|all|both|normally|generally|mostly|currently|often)$/i.test(rest[0] ?? ''))
    rest = rest.slice(1);
  return rest.join(' ');
}

const isVerbOfWork = (rest: string): boolean => IRREGULAR.test(rest) || saysWhatWasDone(rest);
const isWork = (rest: string): boolean =>
  isVerbOfWork(rest) &&
  !SAYS_OF_ME.test(rest) &&
  !I_AM_IN_IT.test(rest) &&
  !/^\p{L}+ my\b/iu.test(rest) &&
  // "A nurse led clinic" is a sort of clinic
  !/^led (?!the|an?|all|our|both|every|each)\p{L}/iu.test(rest);

/** "Menu costing is carried out by the head chef": who did it stands behind. */
export function isDoneBySomebodyElse(clause: string): boolean {
  const found =
    /\b(?:is|are|was|were|being|been) (?:\p{Ll}+ly )?(?:carried out|looked after|(?!(?:praised|rated|trained|checked|approved|inspected|promoted|appointed|chosen|supervised|managed|led|mentored|employed|used|read|valued|signed)\b)\p{Ll}{3,}(?:ed|ne|tten|ilt|ught|un|ade)) by (.+)$/u.exec(
      clause,
    );
  if (!found) return false;
  const words = (found[1] ?? '').split(/\s+/, MOST_WORDS_OF_SOMEBODY);
  const from = DETERMINER.test(words[0] ?? '') ? 1 : 0;
  return words.some((_, at) => at >= from && isSomebodyElse(words.slice(0, at + 1), from));
}

const SOMEBODY_WHO =
  /(?:^|\s)(?<whose>an?|one|two|three|four|five|six|the|my|our|another|several|other|\d{1,2}) (?:[\p{L}-]+ ){0,3}?(?<who>\p{L}{3,}),? (?:(?:all|both) )?(?:who|whose|that)$/iu;
/** "I am a teacher who …", "worked as a nurse who …": the one who writes. */
const IS_ONESELF = /(?:\b(?:am|is|was|be|been|being|become|became|as|like|I['’]m)|^)\s*$/iu;
const A_PAPER_OF_THEIRS =
  /^ (?:(?:both|all|each|has|have|had|then|since|now|later) )*(?:pass|gain|achiev|complet|obtain|earn|got|held|hold|qualif|finish|became|won|secur|did (?:his|her|their))\p{L}*\b/iu;

/**
 * Where a clause begins to tell of somebody who is named in it or right before it: "supervise a colleague who gained her
 * Level 3", "took on one apprentice, who passed his Level 2". Of a team that somebody leads, papers alone are the team's.
 */
export function whereOthersBegin(clause: string, before: string): number | null {
  const helped = THROUGH_THEIRS.exec(clause);
  if (helped && isAnyone(helped[1] ?? '')) return helped.index + helped[0].length;
  for (const found of clause.matchAll(/(?<=^|\s)(?:who|whose|that)(?=\s)/gi)) {
    const own = clause.slice(0, found.index).trimEnd();
    const said = own === '' ? before : own;
    const head = SOMEBODY_WHO.exec(`${said.trim().slice(-MOST_BEFORE_WHO)} ${found[0]}`);
    const who = head?.groups?.who ?? '';
    if (!head || !isAnyone(who) || (found[0] === 'that' && /^staff|^people/i.test(who))) continue;
    if (
      IS_ONESELF.test(
        said
          .trim()
          .slice(-MOST_BEFORE_WHO)
          .slice(0, head.index + 1),
      )
    )
      continue;
    const told = clause.slice(found.index + found[0].length);
    if (A_PAPER_OF_THEIRS.test(told) || found[0].toLowerCase() === 'whose') return found.index;
  }
  return null;
}
/** "Supported a student through her first aid certificate". */
const THROUGH_THEIRS =
  /\b(?:an?|one|my|the|our|another) (?:[\p{L}-]+ ){0,2}?(\p{L}{3,})(?: \p{Lu}\p{Ll}+)? (?:through|towards?|with|to|in|for) (?=(?:his|her|their) (?:[\p{L}\d&-]+ ){0,5}?(?:certificate|nvq|svq|diploma|award|level \d|qualification|registration|licen[cs]e|pgce|degree)\b)/iu;
const MOST_BEFORE_WHO = 80;
const isAnyone = (who: string): boolean =>
  BESIDE_ONE.test(who) || IS_SERVED.test(who) || endsInPerson(who) || endsInPerson(who.replace(/s$/, ''));
