const A_STAGE = String.raw`(?:key stage|ks) ?(?:[1-5](?: ?(?:\/|&|and) ?[1-5])?|one|two|three|four|five)`;

/** "Key Stage 4 coordinator", "led Key Stage 3 science", "in charge of KS2"; whoever teaches one leads nobody. */
export const KEY_STAGE_LED = new RegExp(
  String.raw`\b${A_STAGE} (?:[\p{L}-]+ ){0,2}(?:lead|leads|leader|co-?ordinator|manager|leadership)\b(?! (?:teachers?|lessons?))|\b(?:lead|leads|led|leading|run|runs|ran|running|manag(?:e[sd]?|ing)|co-?ordinat(?:e[sd]?|ing)|oversaw|oversee(?:s|ing)?|head of|in charge of|responsible for|leadership of|responsibility for|lead (?:for|of|on))\b (?:the |all (?:of )?|our |my )?${A_STAGE}\b(?! (?:lessons?|class(?:es)?|groups?|clubs?|trips?|interventions?|pupils|students|tests?))`,
  'giu',
);
