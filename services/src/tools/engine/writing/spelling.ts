import { wordsOf } from '../text/words.js';
import { knowsWord } from '../vocabulary/known-words.js';

/** What people mistype most in CVs, each as it is meant. */
const MISSPELT: ReadonlyMap<string, string> = new Map(
  `accomodation accommodation; accomodate accommodate; acheive achieve; acheived achieved; acheivement achievement;
  acheivements achievements; acurate accurate; adress address; adminstration administration; administator administrator;
  assistent assistant; attendence attendance; begining beginning; buisness business; bussiness business; calender calendar;
  carpentor carpenter; certifcate certificate; certficate certificate; cheff chef; collegue colleague; collegues colleagues;
  comunication communication; communciation communication; comittee committee; commited committed; committment commitment;
  compleated completed; competant competent; confidental confidential; consistant consistent; contruction construction;
  construcion construction; custmer customer; cutomer customer; deparment department; delievery delivery; dilivery delivery;
  dosage dosage; driveing driving; effecient efficient; electrition electrician; electrican electrician; emergancy emergency;
  employeed employed; enviroment environment; enviromental environmental; equiptment equipment; equipement equipment;
  excelent excellent; experiance experience; expereince experience; experince experience; familar familiar; fourty forty;
  goverment government; guidence guidance; hygeine hygiene; hygene hygiene; immediatly immediately; independant independent;
  independantly independently; inteligence intelligence; intergrated integrated; knowlege knowledge; knowlegde knowledge;
  labratory laboratory; liason liaison; liasing liaising; liase liaise; libary library; licencing licensing;
  maintainance maintenance; maintenence maintenance; maintanance maintenance; managment management; mangement management;
  manger's manager's; mechnical mechanical; medecine medicine; medcine medicine; neccessary necessary; necesary necessary;
  negociate negotiate; negociated negotiated; negociation negotiation; occassion occasion; occured occurred; ocassional occasional;
  operater operator; oportunity opportunity; opperations operations; organistation organisation; paitent patient;
  paitents patients; parliment parliament; performence performance; persistant persistent; personel personnel;
  plumer plumber; posession possession; prefered preferred; proccess process; proccessing processing; procedings proceedings;
  proffesional professional; professionel professional; proffessional professional; programing programming; pratice practice;
  qualificaton qualification; qualifcation qualification; questionaire questionnaire; recieve receive; recieved received;
  recieving receiving; recomend recommend; recomended recommended; recruitement recruitment; refered referred;
  referance reference; refference reference; relevent relevant; reponsible responsible; responsable responsible;
  responsability responsibility; responsiblity responsibility; responsiblities responsibilities; resturant restaurant;
  restaraunt restaurant; restuarant restaurant; schedual schedule; scheduel schedule; secratary secretary; secetary secretary;
  sponsership sponsorship; sponsorhip sponsorship; succesful successful; successfull successful; succesfully successfully;
  sucessful successful; sucessfully successfully; supervison supervision; supervisior supervisor; superviser supervisor;
  techinical technical; technican technician; techincian technician; tecnician technician; thier their; trainning training;
  traning training; transfered transferred; truely truly; untill until; varios various; vehical vehicle; vechicle vehicle;
  warehosue warehouse; wareshouse warehouse; weilding welding; writen written; writting writing; wich which`
    .split(/;\s+/)
    .map((pair) => pair.split(' ') as [string, string])
    .filter(([wrong, right]) => wrong !== right),
);

/** Shorter words have too many neighbours. */
const SHORTEST = 8;
/** Both are words: which one is meant nobody can tell. */
const BOTH_ARE_WORDS =
  /^(?:station[ae]ry|depend[ae]nt|compl[ie]ment(?:ary)?|princip(?:al|le)|enquir|inquir|licen[cs]|practi[cs])/i;

/**
 * The word that was meant, where there is no doubt: a common slip, or one letter away from a word of the advert while
 * being no word that any list knows. Names and what begins with a capital inside a sentence are left alone.
 */
export class Spelling {
  private readonly asked: readonly string[];

  constructor(advert: string) {
    const words = wordsOf(advert.slice(0, 20_000)).map(({ text }) => text.toLowerCase());
    this.asked = [...new Set(words)].filter((word) => word.length >= SHORTEST && /^\p{Ll}+$/u.test(word)).sort();
  }

  /** The text with its slips put right, and what they were. */
  corrected(text: string): { text: string; slips: { wrong: string; right: string }[] } {
    const slips: { wrong: string; right: string }[] = [];
    const put = text.replace(/(?<![\p{L}\d@./_-])\p{L}{4,}(?![\p{L}\d@_]|\.\p{L})/gu, (word) => {
      const right = this.meant(word);
      if (right === null) return word;
      slips.push({ wrong: word, right });
      return right;
    });
    return { text: put, slips };
  }

  private meant(word: string): string | null {
    const small = word.toLowerCase();
    if (!/^\p{L}\p{Ll}+$/u.test(word)) return null;
    const listed = MISSPELT.get(small);
    if (listed) return likeIt(word, listed);
    const isPlain = small === word && word.length >= SHORTEST && !BOTH_ARE_WORDS.test(word);
    if (!isPlain || this.asked.includes(small) || knowsWord(small)) return null;
    const near = this.asked.filter((asked) => isOneSlipFrom(small, asked));
    return near.length === 1 ? (near[0] ?? null) : null;
  }
}

const likeIt = (word: string, right: string): string =>
  /^\p{Lu}/u.test(word) ? right.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : right;

/** One letter missing, too many, a vowel for another, or two that changed places; not at the beginning or the end, where words bend. */
function isOneSlipFrom(wrong: string, right: string): boolean {
  if (Math.abs(wrong.length - right.length) > 1 || wrong === right) return false;
  let start = 0;
  while (start < wrong.length && wrong[start] === right[start]) start += 1;
  let end = 0;
  while (end < Math.min(wrong.length, right.length) - start && wrong.at(-1 - end) === right.at(-1 - end)) end += 1;
  if (start < 2 || end < 2) return false;
  const [one, other] = [wrong.slice(start, wrong.length - end), right.slice(start, right.length - end)];
  const areSwapped = one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0];
  const isLost = one.length + other.length === 1;
  // "meditation" and "medication", "commenced" and "commented" are two words; a vowel for another is a slip
  return areSwapped || isLost || (/^[aeiou]$/.test(one) && /^[aeiou]$/.test(other));
}
