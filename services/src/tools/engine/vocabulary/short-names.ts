/**
 * Words before a language with the name of a letter or a verb (C, R, Go) that show that it is meant: "comfortable in R",
 * "written in Go", "Go, Rust and C".
 */
const BEFORE =
  /(?:\b(?:in|with|using|and|or|and some|or some|with some|bit of|language|languages|small|write|writing|use|used|uses|tried|learnt|learned|know|knows)|[,:;/•])\s*$/i;
/** "Strong Go", "knowledge of Go": how well somebody knows it. */
const HOW_WELL =
  /\b(?:strong|solid|good|excellent|great|advanced|expert|fluent|proficient|idiomatic|modern|commercial|professional|production|hands-on|deep|basic|intermediate|(?:knowledge|understanding|command|grasp|experience|proficiency|skills|users?|years|fans?|mix) of|stack is|expert at|mostly|mainly|primarily|loves?|prefers?|prefer) $/i;
/** "Go developer", "C code", "Go (Golang)": what is said of a language alone. */
const AFTER =
  /^ (?:skills?|programming|programmers?|developers?|devs?|engineers?|code(?:base)?s?|coding|(?:micro)?services|back-?ends?|modules?|libraries|library|scripts?|scripting|packages?|compilers?|language|experience|knowledge|expertise|proficiency|migrations?|rewrites?|APIs?|SDKs?|CLIs?)\b(?!\.\p{Ll})|^ ?\((?:Golang|language|programming)/iu;
/** "Site C engineers" are of a place. */
const AFTER_A_LETTER =
  /^ (?:skills?|programming|programmers?|developers?|devs?|code(?:base)?|coding|scripts?|scripting|packages?|compilers?|language)\b/i;
/** "A good C in maths" and "experience of C-sections" are of no language. */
const GOES_ON = /^(?:$|[,.;)/]| (?:and|or|for|on|to|with|skills|programming|code|coding)\b)/i;
/** "(Go)", "(Go, Kafka)" behind a title. A letter in brackets is a mark or a point of a list. */
const IN_BRACKETS = /\($/;
/** "Rewrote it from Python to Go." */
const INTO =
  /\b(?:from|re-?wr(?:ite|ote|itten|iting)|ports?|ported|porting|migrat(?:ed|ing|ion)|convert(?:ed|ing)|mov(?:ed?|ing)|switch(?:ed|ing)|translat(?:ed|ing))\b(?:[^.;:]|\.(?=\p{L})){0,70} (?:in)?to $/iu;
/** "- Go and gRPC" */
const AT_THE_HEAD = /^[\s•●▪*–-]*$/;
const FAR = 90;

/** Whether what stands around such a name speaks of a programming language. */
export function isProgrammedIn(text: string, start: number, end: number, isBesideATool: () => boolean): boolean {
  const before = text.slice(Math.max(0, start - FAR), start);
  const after = text.slice(end, end + FAR);
  const isAWord = end - start > 1;
  return (
    BEFORE.test(before.slice(-12)) ||
    (HOW_WELL.test(before) && (isAWord || GOES_ON.test(after))) ||
    (isAWord ? AFTER : AFTER_A_LETTER).test(after) ||
    (isAWord && IN_BRACKETS.test(before) && /^[),/]/.test(after)) ||
    ((INTO.test(before) || (AT_THE_HEAD.test(before) && /^(?:,|\/| and | or )/.test(after))) && isBesideATool())
  );
}
