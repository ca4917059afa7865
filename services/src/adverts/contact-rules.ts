/**
 * How an advert leads applicants to somebody who has no door of their own: to a mailbox or a chat that anybody opens in
 * a minute. Read against one sentence; the chats once more after the words of `harmless` were taken out, a mailbox as it
 * is written.
 */

/** Letters of other alphabets and signs that are taken for these. */
const lookalikes: Record<string, string> = {
  a: '[a@4аαɑ]', c: '[cсϲ]', e: '[e3еε]', g: '[g9ɡց]', h: '[hһ]?', i: '[iіıιⅰ]', k: '[kкκ]', l: '[l1iӏⅼ]', m: '[mмṃ]', o: '[o0оοσ]',
  p: '[pрρ]', s: '[s$5zѕ]', t: '[t7+тτ]', u: '[uυս]', v: '[vν]', w: '[wԝա]', x: '[xхχ]', y: '[yуγ]',
}; // prettier-ignore
const alike = (word: string): string => word.replace(/[a-z]/g, (letter) => lookalikes[letter] ?? letter);

/** Letters of a host's name, in which a digit or a sign is another name and a letter of another alphabet is a trick. */
const spelled = (word: string): string =>
  word.replace(/[a-z]/g, (letter) => lookalikes[letter]?.replace(/[@$+\d?]/g, '') ?? letter);

/** The letters of a word with room between them. */
const spaced = (word: string): string => [...word].map(spelled).join('[ ._-]{0,3}');

const freeHosts =
  'gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|icloud|protonmail|rediffmail|tutanota|yandex|foxmail|hushmail|fastmail';
const personalHosts = `${freeHosts}|live|msn|aol|aim|proton|tuta|gmx|mail|zoho(?:mail)?|qq|163|126|sina|naver|hanmail|daum|rambler|btinternet|ntlworld|blueyonder|tiscali`;
/** Whose names are names of others as well under another ending. */
const personalDomains: [host: string, ending: string][] = [
  ['pm', 'me'], ['list', 'ru'], ['bk', 'ru'], ['inbox', 'ru'], ['ukr', 'net'], ['abv', 'bg'], ['talktalk', 'net'], ['virginmedia', 'com'],
]; // prettier-ignore
const at = String.raw`\s*(?:@|＠|\(at\)|\[at\]|\{at\}|<at>| at )\s*`;
const dot = String.raw`\s*(?:\.|．|\(dot\)|\[dot\]|\{dot\}|<dot>| dot )\s*`;
/** "name@gmail.com" stands for anybody's own. */
const mailbox = String.raw`(?<![\w.+\u00aa-\u1fff-])(?!(?:your[._-]?|my[._-]?)?(?:name|e?-?mail|address|someone|example|user(?:name)?|first[._-]?name[._-]?(?:last[._-]?name|surname)?)@)[\w.+\u00aa-\u1fff-]{2,64}`;

/** An address that anybody can open in a minute. */
export const personalMailbox = new RegExp(
  [
    String.raw`${mailbox}${at}(?:${spelled(personalHosts)})${dot}(?:${spelled('co')}(?:${spelled('m')})?(?:${dot}[a-z]{2})?|net|org|[a-z]{2}(?:${dot}[a-z]{2})?)(?![\w])`,
    String.raw`${mailbox}${at}(?:${personalDomains.map(([host, ending]) => host + dot + ending).join('|')})(?![\w.-])`,
    // a house of one's own before it: "hr@a-known-shop.gmail.com.ng"
    String.raw`${mailbox}[@＠](?:[\w-]+\.)+(?:${freeHosts})\.com?(?:\.[a-z]{2})?(?![\w.-]*\w)`,
    // "jobs@g mail.com", "jobs@gmail"
    String.raw`${mailbox}[@＠](?:g[ ._-]mail|hot[ ._-]mail|out[ ._-]look|i[ ._-]cloud|ya[ ._-]hoo)\b`,
    String.raw`${mailbox}[@＠](?:${spelled(freeHosts)})(?![\w.-])`,
    // letter by letter: "office @ g m a i l . com", "o f f i c e @ gmail.com"
    String.raw`\w${at}(?!(?:${spelled(freeHosts)})(?!\w))(?:${freeHosts.split('|').map(spaced).join('|')})(?!\w)`,
    String.raw`(?<=\b\w[ ._-]{1,3})\b\w${at}(?:${spelled(freeHosts)})${dot}c ?o ?m?\b`,
  ].join('|'),
  'i',
);

/** The word with its letters set apart or written with signs that look like them: "W.h.a.t.s.A.p.p". */
const disguised = (word: string): string => [...word].map(alike).join(String.raw`[\s._*~'’"|/\\-]{0,2}`);
/** Each letter by itself, as no honest text has it. */
const setApart = (word: string): string => [...word].map(alike).join(String.raw`[\s._*~'’"|/\\-]{1,2}`);

/** Chats that have no other meaning. */
const chat = String.raw`(?:${disguised('whatsap')}p{0,2}(?:[\s._*-]{0,2}p)?|${disguised('telegram')}|we[\s.-]?chat|viber|botim|zalo|kakao(?:[\s.-]?talk)?|icq)`;
/** Chats that are also met at work, and by those who play; only who is to be found there shows a contact. */
const sharedChat = String.raw`(?:${chat}|skype(?! for business)|discord|snap(?:chat)?|threema|kik)`;
/** Chats that are words or letters of something else. */
const namesake = String.raw`(?:[Ii]mo|IMO|[Qq][Qq])`;

const mobile = String.raw`(?:\+\s?44\s?\(?0?\)?\s?7|\b07|(?:\+|\b00)(?!44)[1-9])\d(?:[\s().-]*\d){7,11}`;
const phone = String.raw`(?:\+\s?|\b0)\d[\d\s().-]{7,20}\d`;
const anyNumber = String.raw`\+?\d[\d\s().-]{7,20}\d`;
/** "leeds.hr", "uk_jobs", "recruiter#4412", "live:leedsjobs", "ukjobs88", "@ukcare" */
const handle = String.raw`(?:@[a-z]\w{2,}|(?!(?:https?|www)\b)[a-z][\w:-]*(?:[\d_#]|[.:](?=\w))[\w.:#-]*)`;
const ownName = String.raw`(?:id|(?:user|nick)? ?name|handle|account|contact|number|no\.?)`;
/** Whoever takes the applications. */
const us = String.raw`(?:us|me|him|her|them|(?:our|the|my|your) (?:\w+ )?(?:agents?|recruiters?|managers?|hr|team|consultants?|officers?|office|director|owner|coordinator)|(?:mrs?|ms)\.?(?: \w+)?|sir|madam)`;
const sends = String.raw`\b(?:apply|applications?|cvs?|resum[eé]s?|r[eé]sum[eé]s?|passports?|certificates?|(?:your|all|scanned|the) (?:documents?|details|papers)|photos?)\b`;

/** A chat in place of an employer's own door. */
export const chatContact: RegExp[] = [
  /\b(?:wa\.(?:me|link)|t\.me|telegram\.(?:me|dog)|chat\.whatsapp\.com|api\.whatsapp\.com|join\.skype\.com|line\.me|lin\.ee|zalo\.me|open\.kakao\.com|pf\.kakao\.com|u\.wechat\.com|signal\.(?:me|group)|viber\.click|snapchat\.com\/add|discord\.com\/users|msng\.link|kik\.me)\/\S+|\b(?:whatsapp|tg|viber|weixin|skype):(?:\/\/)?\S*\?\S+|\b(?:whatsapp|tg|viber|weixin):\/\/\S+/i,
  /\b(?:apply|contact us|message us|write to us|reach us)\b[^.;]{0,30}\b(?:on|via|through|by) (?:facebook|fb|insta(?:gram)?|snapchat|tiktok) (?:dms?|messages?|inbox)\b/i,
  /\bm\.me\/\S+|\b(?:facebook |fb )?messenger (?:applications?|applicants?|cvs?|only)\b/i,
  new RegExp(String.raw`\b(?:on|via|through|by) signal\b[^.;]{0,20}${anyNumber}|\bsignal\b(?: only| number| me (?:on|at))?:?\s*${mobile}`, 'i'),
  new RegExp(String.raw`(?:\+|\b0)\d[\d\s().-]{7,20}\d\b[^.;\d]{0,20}\b(?:on|via|through|by|using) signal\b`, 'i'),
  new RegExp(String.raw`\b(?:[Mm]essage|[Tt]ext|[Cc]ontact|[Rr]each|[Pp]ing|DM|dm|[Ww]rite to|[Aa]dd|[Ff]ind|[Cc]hat (?:to|with)|[Ss]peak (?:to|with)|[Tt]alk to|[Cc]all) ${us} (?:\w+ )?(?:on|via|through|by|over|using) (?:the )?(?:Signal\b(?! (?:[A-Z]|\d|box\b|processing\b))|signal app\b|signal\W*$)`),
  /\b(?:is|are|am|['’]s|['’]re) on Signal\b(?= (?:to|for|now|today|as|at)\b|[^\w ])[^.;]*\b(?:message|text|apply|contact|write|ping)\b/,
  new RegExp(String.raw`\b${chat}\b[^.;]{0,30}(?:${anyNumber}|@\w{4,}|:\s*(?:add )?\w{4,})`, 'i'),
  new RegExp(String.raw`${anyNumber}[^.;\d]{0,20}\b${chat}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:contact|message|text|reach|chat|call|apply|send|write|speak|inbox|dm|add|talk)\b[^.;]{0,40}\b(?:on|via|through|by|using|over|or)\s+(?:our\s|the\s|a\s)?${chat}\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:message|join|add|contact|text|dm|inbox|ping)\b (?:our |us |the |my |me )?(?:on |in |via )?${chat}\b`, 'i'),
  // the chat as a verb, and as where papers go
  new RegExp(String.raw`\b${chat} ${us}(?=\W*$|[,;:.!]| (?:on|at|to|for|now|today|with|your|if|and|directly|before|first)\b)`, 'i'),
  new RegExp(String.raw`${sends}[^.;]{0,40}\b(?:on|via|through|by|using|over|to|in)\s+(?:(?:our|the|a|my|this)\s)?(?:\w+(?:['’]s)? )?${sharedChat}\b(?! (?:interview|call|web|support|testing|bots?|api))`, 'i'),
  new RegExp(String.raw`\b(?:apply|applications?|applicants?|cvs?|interviews?|contact|enquiries|inquiries)\b[^.;]{0,15}\b${chat} only\b|^\W*${chat} only\b`, 'i'),
  new RegExp(String.raw`\b(?:${setApart('whatsap')}|${setApart('telegram')}|${setApart('wechat')}|${setApart('viber')}|${setApart('skype')})(?!\w{2})`, 'i'),
  // where somebody is found
  new RegExp(String.raw`\b${sharedChat}\b(?: ${ownName})?\s*(?:[:=–-]|\b(?:is|at|as)\b)?\s*(?:add )?(?:live:\S{3,}|${handle})`, 'i'),
  new RegExp(String.raw`(?<!\b(?:your|their|candidate['’]s|user['’]s) )\b${sharedChat} ${ownName}\s*(?:[:=–-]|\bis\b)\s*@?[\w.:#+-]{3,}`, 'i'),
  new RegExp(String.raw`^\W*(?:\w+ ){0,2}?${sharedChat} (?:id|(?:user|nick)? ?name|handle) (?!(?:is|not|and|or|if|where|please|only|optional|required|needed|preferred|helpful|welcome|number|verification|checks?|integration|login|support)\b)@?[a-z][\w.-]{3,}\W*$`, 'i'),
  new RegExp(String.raw`\b(?:add|find|message|contact|search|ping)\b (?:for )?(?:our|my|the) ${sharedChat}(?: ${ownName}\b| @)`, 'i'),
  new RegExp(String.raw`\b${sharedChat} ${us}(?=\W*$|[,;:.!]| @| (?:on|at|to|for|now|today|with|if)\b)`, 'i'),
  new RegExp(String.raw`\b(?:add|message|contact|reach|find|ping|dm|pm|text|write to|chat (?:to|with)|speak (?:to|with)|talk to) ${us} (?:\w+ )?(?:on|via|through|by|over) (?:our |the )?${sharedChat}\b`, 'i'),
  /\bdiscord\.gg\/\S+[^.;]{0,80}\b(?:apply|applicants?|cvs?|interviews?|recruiters?|hiring|visas?)\b|\b(?:apply|applicants?|cvs?|interviews?|recruiters?|hiring|visas?)\b[^.;]{0,80}\bdiscord\.gg\/\S+/i,
  /\bjoin (?:our|the|this) (?:\w+ )?discord\b[^.;]{0,40}\b(?:to apply|for (?:the |an |your )?(?:interview|application|job|visa)|and apply)\b/i,
  new RegExp(String.raw`(?<!\b(?:[Pp]roduction|[Pp]acking|[Aa]ssembly|[Oo]rder|[Ii]nvoice|[Pp]roduct|[Oo]n|[Tt]he|[Pp]ower|[Bb]us) )\b(?:[Ll]ine|LINE)(?:[ -]?(?:ID|Id|id))\b\s*(?:[:=–-]|\bis\b)\s*@?[A-Za-z][\w.-]{3,}`),
  new RegExp(String.raw`\b(?:[Aa]dd|[Cc]ontact|[Mm]essage|[Rr]each|[Ff]ind|[Cc]hat with|[Tt]ext) (?:us|me|him|her|our \w+) (?:on|via|by|through) (?:LINE|Line)\b(?! \d)|\b(?:on|via|by) (?:LINE|Line)\s?[:–-]\s?@?[A-Za-z][\w.-]{3,}`),
  new RegExp(String.raw`\b${namesake}(?: (?:ID|id|Id|number|no\.?|app|only))?\s*(?::|at|=|-|–)?\s*${phone}|\b(?:on|via|by|through) ${namesake}\b[^.;]{0,12}${phone}|${phone},? \(?(?:on |via )?${namesake}\b(?! \w)|\b(?:on|via|by) (?:LINE|Line)\b[^.;]{0,12}${mobile}|\b(?:LINE|Line) (?:ID|id|number)\b[^.;]{0,5}${mobile}`),
  /\btg ?[:=] ?@\w{3,}|\b(?:skype\b[^;]{0,40}|(?:add|contact|message|find) )live:[\w.]{3,}/i,
  new RegExp(String.raw`\binterviews? (?:\w+ ){0,3}?(?:via|on|over|by|through) ${chat} (?:chats?|messages?|texts?)\b`, 'i'),
  /\b(?:QQ|qq|ICQ|icq)\b(?: (?:ID|id|number|no\.?))?\s*[:=-]?\s*\d{5,12}\b/,
  new RegExp(String.raw`\b(?:apply|contact|message|dm|inbox|pm|send|text|write to us|reach)\b[^.;]{0,50}\b(?:on|via|through|by|over|in|to)\s+(?:our\s|the\s|a\s)?(?:(?:facebook|fb)\s)?messenger\b`, 'i'),
  new RegExp(String.raw`\b(?:message|dm|inbox|pm|private message)\b[^.;]{0,40}\b(?:on|via|through|by|over|in)\s+(?:our\s|the\s)?(?:facebook|fb|insta(?:gram)?|snapchat|tiktok)\b`, 'i'),
  new RegExp(String.raw`\b(?:text|sms|send by text)\b[^.;]{0,30}\b(?:cvs?|resum[eé]s?|r[eé]sum[eé]s?|passport|details|full name|name)\b[^.;]{0,40}${mobile}`, 'i'),
  // a mobile that is only written to, where the advert looks abroad or for who wants in
  new RegExp(String.raw`(?<!\bcall (?:or|and) )\b(?:[Mm]essage|[Tt]ext|[Pp]ing|[Dd][Mm]|[Ww]rite(?: to)?)\b (?:us|me|him|her|\p{Lu}[\w'’]+(?: \p{Lu}[\w'’]+)?|our \w+(?: \w+)?)?\s?(?:on|at|to|:|-|–)*\s?\+\s?\d[\d\s().-]{8,20}\d`, 'u'),
  new RegExp(String.raw`\b(?:[Mm]essage|[Tt]ext|[Pp]ing|[Dd][Mm])\b (?:us|me|him|her|["“'‘]\p{Lu}[\p{L} ]{1,20}["”'’]|\p{Lu}[\w'’]+(?: \p{Lu}[\w'’]+)?|our \w+(?: \w+)?)?\s?(?:on|at|to|:|-|–)*\s?${mobile}[^.;]{0,15}\bto (?:apply|start|begin|join|register|book)\b`, 'u'),
  new RegExp(String.raw`\b[Tt]o (?:apply|register|join|book|start)\b[^.;]{0,25}\b(?:message|text|ping|DM|dm)\b(?: or (?:call|ring|phone)\b)? (?:us|me|him|her|\p{Lu}[\w'’]+(?: \p{Lu}[\w'’]+)?|our \w+(?: \w+)?)?\s?(?:on|at|to|:|-|–)*\s?${mobile}`, 'u'),
  // written to by name: nothing is said of calling
  new RegExp(String.raw`(?<!\b(?:[Cc]all|[Pp]hone|[Rr]ing) (?:or|and) )\b(?:[Mm]essage|[Tt]ext|[Pp]ing|DM|dm) (?:us|me|him|her|\p{Lu}[\w'’]+(?: \p{Lu}[\w'’]+)?|our \w+(?: \w+)?)\s?[:–-]\s?${mobile}`, 'u'),
  new RegExp(String.raw`\b(?:cvs?|resum[eé]s?|passport)\b[^.;]{0,30}\bby (?:text|sms)\b[^.;]{0,30}${mobile}`, 'i'),
]; // prettier-ignore
