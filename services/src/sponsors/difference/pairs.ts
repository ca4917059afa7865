import { words } from '../names/company-name.js';
import { essential } from '../names/legal-forms.js';
import { isOfState, mayBeNobodyElse } from '../people/people.js';
import { coreOf, formOf, hasOtherForm, type RegisterEntry } from '../register/register-entry.js';
import { isOpen, type SponsorBefore } from './sponsor-before.js';

interface Pairs {
  pairs: Map<RegisterEntry, SponsorBefore>;
  /** Companies that earlier registers had in several towns and that now stand once: in which of these is not said. */
  ofSeveralTowns: Set<RegisterEntry>;
}

/** Which entry goes on with which employer. */
export function pairsOf(before: SponsorBefore[], entries: RegisterEntry[]): Pairs {
  const pairs = new Map<RegisterEntry, SponsorBefore>();
  const ofSeveralTowns = new Set<RegisterEntry>();
  const free = new Set(before);
  const pair = (entry: RegisterEntry, sponsor: SponsorBefore) => {
    pairs.set(entry, sponsor);
    free.delete(sponsor);
  };
  const unpaired = () => entries.filter((entry) => !pairs.has(entry));
  const single = (
    of: (one: RegisterEntry) => string,
    isLike: (old: SponsorBefore, one: RegisterEntry) => boolean = () => true,
  ) => {
    const olds = groupBy([...free], of);
    for (const [key, news] of groupBy(unpaired(), of)) {
      const old = olds.get(key) ?? [];
      // where one name stands for several, nobody can say which of them goes on
      if (key !== '' && news.length === 1 && old.length === 1 && isLike(old[0]!, news[0]!)) pair(news[0]!, old[0]!);
    }
  };
  const place = ({ key, town }: RegisterEntry) => `${key}|${town.toLowerCase()}`;
  const known = new Map(before.map((sponsor) => [place(sponsor), sponsor]));
  for (const entry of entries) {
    const same = known.get(place(entry));
    if (same && free.has(same)) pair(entry, same);
  }
  single(({ key }) => key, isSameOrMoved);
  single(({ key, ownKey }) => ownKey || key, isSameOrMoved);
  // a company's name with its form is its own, in however many towns it was entered
  const olds = groupBy([...free].filter(isOpen), ({ key }) => key);
  for (const [key, [only, ...others]] of groupBy(unpaired(), ({ key }) => key)) {
    const [first] = olds.get(key) ?? [];
    if (!only || others.length > 0 || !first || !isCompany(only)) continue;
    pair(only, first);
    ofSeveralTowns.add(only);
  }
  // names whose legal form was lost on the way, on either side; another form is for a person, as it is when names are matched
  single(
    coreOf,
    (old, one) => (old.isNormalised || one.isNormalised) && !hasOtherForm(old, one) && isPlacedAlike(old, one),
  );
  const ofCore = groupBy(entries, coreOf);
  single(coreOf, (old, one) => isFullerName(old, one) && ofCore.get(coreOf(one))!.length === 1);
  return { pairs, ofSeveralTowns };
}

/** Who is in the register may have moved. Of one that is not, a body of this name in another town may be another body. */
const isSameOrMoved = (old: SponsorBefore, one: RegisterEntry): boolean =>
  isOpen(old) || formOf(one) !== '' || isPlacedAlike(old, one);

const isCompany = (one: RegisterEntry): boolean => formOf(one) !== '' && !essential.has(formOf(one));

/** The same name, printed with the legal form that was not written before. A person and a part of the state are no company. */
const isFullerName = (old: SponsorBefore, one: RegisterEntry): boolean =>
  formOf(old) === '' &&
  isCompany(one) &&
  isPlacedAlike(old, one) &&
  !mayBeNobodyElse(old.name) &&
  !isOfState(coreOf(old));

const isPlacedAlike = (old: RegisterEntry, one: RegisterEntry): boolean =>
  old.town === '' || one.town === '' || words(old.town).join() === words(one.town).join();

function groupBy<T>(all: T[], of: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(of(one));
    if (group) group.push(one);
    else groups.set(of(one), [one]);
  }
  return groups;
}
