import type { Finding } from './finding.js';
import { IN_A_LIST } from './worded-whys.js';

/** Whoever is to know, use or be familiar with something says so by listing it; what is to have been done, work shows. */
export const asksToKnow = (line: string): boolean =>
  TO_KNOW.test(line.replace(LABEL, '')) && !TO_HAVE_DONE.test(line.replace(OF_ANY_DESK, ' '));
/** "Skills: Xero, Excel" says nothing of how well. */
const LABEL = /^\W*(?:[\w-]+ ){0,2}skills?(?: (?:required|needed|wanted))?\s*:/i;
/** However strong they are to be, they are what every desk has, and nobody tells of them as work. */
const OF_ANY_DESK =
  /\b(?:strong|excellent|solid|proven|demonstrable|advanced) (?=(?:IT|ICT|computer|PC|MS|Microsoft|Office|keyboard)\b)/gi;
const TO_KNOW =
  /\b(?:knowledge|familiar(?:ity)?|aware(?:ness)?|understand(?:ing)?|appreciation|litera(?:te|cy)|proficien(?:t|cy)|competen(?:t|ce|cy)|able to (?:use|work with)|ability to use|capable of using|users? of|comfortable (?:with|using|in)|confident (?:with|using|in)|at home (?:in|with)|skills?|use of)\b/i;
/** A depth that a name in a list does not show is asked for as well. */
const TO_HAVE_DONE =
  /\b(?:experienced?|years?|track record|hands[- ]on|proven|demonstra(?:ble|ted)|commercial|professional(?:ly)?|expert(?:ise)?|advanced|in[- ]depth|deep|strong|excellent|extensive|thorough|detailed|solid|exceptional|outstanding|highly|fluent|master(?:y|ed))\b/i;

/** A list that was believed in part is all that is asked for where something is only to be known. */
export const asKnown = (finding: Finding, line: string): Finding =>
  finding.state === 'partly' && asksToKnow(line) ? { ...finding, state: 'met', why: null } : finding;

/** The same of what is looked for by its words. */
export const asKnownByWords = (finding: Finding, line: string): Finding =>
  finding.why === IN_A_LIST ? asKnown(finding, line) : finding;
