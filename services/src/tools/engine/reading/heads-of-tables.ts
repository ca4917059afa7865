const A_HEAD =
  /^(?:company|companies|employers?|organi[sz]ations?|roles?|positions?|jobs?|titles?|posts?|ranks?|dates?|from|to|start|started|end|ended|finish|period|years?|months?|duration|time|places?|locations?|town|city|country|duties|responsibilities|tasks|work|description|details|department|vessel|ship|type|client|project|sector|industry|reason|leaving|school|institution|qualifications?|subjects?|grades?|course|name|no)$/i;
const JOINT = /^(?:of|and|for|in|&|held|\/|\||-|–)$/i;

/** "Company   Role   Dates": what the columns of a table are called, and nobody's name. */
export function headsATable(text: string): boolean {
  const words = text.split(/[\s|/,;:()–—-]+/).filter((word) => word !== '' && !JOINT.test(word));
  return words.length >= 2 && words.every((word) => A_HEAD.test(word));
}
