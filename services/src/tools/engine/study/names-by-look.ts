import { isAFirm } from '../reading/firms.js';
import { FEWEST_DISTRACTORS } from './distractors.js';
import { isALanguage } from './names-of-subjects.js';
import type { DraftQuestion } from './question.js';

const MONTH = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;
const DAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/;
/** What the name of a firm, a body or a workplace ends in, or has in it. */
const BODY =
  /^(?:[Tt]he )?(?:(?:Department|Ministry|Institute|Bank|University|College|Office|Board|Council|Society|Association) (?:of|for) .+|(?:\p{Lu}\S*|&|and|of|the) .*?(?:Engineering|Engineers?['’]? Office|Works|Construction|Builders|Brothers|Sons|Partners(?:hip)?|Associates|Systems|Solutions|Technolog(?:y|ies)|Industries|Motors|Foods|Holdings|International|Laborator(?:y|ies)|Labs|Press|Publishing|Pharmaceuticals|Energy|Electric(?:al|s)?|Airlines|Airways|Railways?|Insurance|Media|Studios?|Foundation|Archives?|Museum|Gallery|Library|Hospital|Clinic|Hotel|Office|Logistics|Group|Services?|Compan(?:y|ies)|Co|Ltd|Limited|plc|LLP|Inc|GmbH|Bank|Trust|University|College|School|Academy|Council|Agency|Association|Society|Institute|Party|Army|Navy|Committee|Centre|Commission|Authority|Ombudsman|Federation|Union|Board|Consult(?:ing|ants|ancy)|Shipping|Marine|Fisheries|Breweries|Brewery|Distillery|Contractors|Electrics|Contracting|Cleaning|Security|Transport|Haulage|Plant|Hire|Steel|Timber|Supplies|Foundry|Forge|Shipyard|Boatyard|Dockyard|Clubs?|Choir|Orchestra|Theatre|Farms?|Dair(?:y|ies)|Baker(?:y|ies)|Garage|Nurser(?:y|ies)|Stores?|Shop|Regiment|Brigade|Squadron|Constabulary|Police|Corps|Guild|Parish|Diocese|Co-?operative|Network|Alliance|Charity|Team))$/u;

/** Words with capitals, and the small ones between them. */
const IS_A_NAME = /^(?:[Tt]he )?\p{Lu}[\p{L}’'&.-]*(?: (?:\p{Lu}[\p{L}’'&.-]*|&|and|of|the|for|de|von|van))*$/u;

/** What a name is by the look of it, whatever the text says; null where the look says nothing. */
export function lookOf(name: string): 'month' | 'day' | 'language' | 'body' | null {
  if (MONTH.test(name)) return 'month';
  if (DAY.test(name)) return 'day';
  if (isABody(name)) return 'body';
  return isALanguage(name) ? 'language' : null;
}

export const isABody = (name: string): boolean =>
  / /.test(name) && IS_A_NAME.test(name) && (BODY.test(name) || isAFirm(name));

/** "August" beside two places, or a firm beside two people, is seen at a glance: a name stands beside names of its look, or is not asked for. */
export function withNamesOfOneLook(draft: DraftQuestion): DraftQuestion[] {
  if (!IS_A_NAME.test(draft.answer)) return [draft];
  const own = lookOf(draft.answer);
  const distractors = draft.distractors.filter((other) => !IS_A_NAME.test(other) || lookOf(other) === own);
  if (distractors.length === draft.distractors.length) return [draft];
  return distractors.length < FEWEST_DISTRACTORS ? [] : [{ ...draft, distractors }];
}
