const OF_CARE = String.raw`(?:catheters?|infections?|cannulas?|cannulation|lines|falls|hand hygiene|pressure (?:ulcers?|sores?|damage|areas)|medications?|medicines?|prescri\p{L}+|antibiotics?|antimicrobials?|insulin|opioids?|sepsis|vte|thromboprophylaxis|discharges?|handovers?|hand ?overs|documentation|record[- ]keeping|care plans?|case ?notes|wounds?|dressings?|pain|nutrition|must scores?|hydration|fluid (?:balance|charts?)|observations|news2?|triage|consent|mortality|re-?admissions?|waiting times|x-?rays?|radiographs?|mattress\p{L}*|safeguarding|patients?|clinical|ward|theatre|who checklists?|surgical checklists?|blood (?:transfusions?|cultures?|glucose)|oral hygiene|mouth care|continence|ppe)`;

/** "Led an audit on catheter infections", "audited hand hygiene": what care is audited for is named, or it is no audit of care. */
export const AUDITS_OF_CARE = new RegExp(
  String.raw`\baudits? (?:of|on|into|in|for|about|looking at|around|across) (?:(?:the|our|all|every|how|use of|management of|quality of|compliance with|adherence to) ){0,3}(?:[\p{L}-]+ ){0,2}${OF_CARE}(?!\p{L})|\baudit(?:ed|ing) (?:(?:the|our|all|every|use of|compliance with) ){0,3}(?:[\p{L}-]+ ){0,1}${OF_CARE}(?!\p{L})|(?<!\p{L})${OF_CARE}(?: [\p{L}-]+)? audits?(?!\p{L})`,
  'giu',
);
