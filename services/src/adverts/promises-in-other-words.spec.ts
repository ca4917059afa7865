import { type AdvertAnswer, readAdvert } from './read-advert.js';
import { allAre } from './testing/all-are.js';

describe('the entry of a list that names sponsorship', () => {
  const misread = (expected: AdvertAnswer, texts: string[]) =>
    texts.filter((text) => readAdvert(text).answer !== expected);
  const work = 'You will look after our residents every day.';

  it('offers it, be it the only one or the last above a text', () => {
    const lists = ['-', '*', '–', '•'].flatMap((bullet) =>
      ['Skilled Worker visa sponsorship', 'Visa sponsorship', 'Certificate of Sponsorship', 'Sponsorship'].flatMap(
        (entry) => [
          `${bullet} ${entry}`,
          `A care home in Leeds.\n${bullet} ${entry}\n${work}`,
          `A care home in Leeds.\n\n${bullet} ${entry}\n\n${work}`,
          `What we offer:\n${bullet} ${entry}\n\n${work}`,
          `Benefits\n${bullet} Pension\n${bullet} ${entry}\n${work}`,
        ],
      ),
    );
    expect(misread('offers', lists)).toEqual([]);
  });

  it('says nothing as a heading, a chapter or a mark of a job board', () =>
    expect(
      misread('silent', [
        `Visa sponsorship\n${work}`,
        `Visa sponsorship\nPlease read the guidance of the government before you apply.`,
        `3. Visa sponsorship\n${work}`,
        `- Visa sponsorship -\n${work}`,
        `- Sponsored vacancy\n${work}`,
        `• Sponsored\n${work}`,
        `- Sponsored job`,
      ]),
    ).toEqual([]));

  it('says nothing where it is a duty, or what applicants are to know of', () => {
    const headings = [
      'You will advise on:',
      'Your duties:',
      'Key responsibilities',
      'Main duties and responsibilities:',
      'Experience of:',
      'Knowledge of',
      'Essential skills and experience:',
      'The role covers:',
      'Do you need any of these?',
    ];
    const lists = headings.flatMap((heading) => [
      `${heading}\n- Visa sponsorship`,
      `${heading}\n• Right to work checks\n• Skilled Worker visa sponsorship\n\n${work}`,
    ]);
    expect(misread('silent', lists)).toEqual([]);
  });

  it('offers it below a list of duties, in one of its own or in so many words', () =>
    expect(
      misread('offers', [
        'Key responsibilities\n- Cooking\n- Cleaning\nBenefits\n- Visa sponsorship',
        'Key responsibilities:\n- Cooking\n- Cleaning\n\nWe offer:\n• Pension\n• Skilled Worker visa sponsorship',
        'Requirements\n- A degree\n- Visa sponsorship is available for this role',
        'What you will get:\n- Visa sponsorship',
        'You will receive:\n- Visa sponsorship',
        'What you can expect from us\n- Certificate of sponsorship',
      ]),
    ).toEqual([]));

  it('is denied or depends on something where its heading says so', () => {
    expect(misread('refuses', ['What we cannot offer:\n- Skilled Worker visa sponsorship'])).toEqual([]);
    expect(misread('conditional', [`After probation you may get:\n- Visa sponsorship\n\n${work}`])).toEqual([]);
  });
});

describe('a yes to sponsorship and a no to something else in one line', () => {
  it('offers sponsorship', () => {
    allAre('offers', [
      'Sponsorship, yes; agencies, no.',
      'Visa sponsorship yes, agencies no.',
      'Sponsorship: yes. Agencies: no.',
      'Agencies, no; sponsorship, yes.',
      'Visas, yes; remote working, no.',
      'Sponsorship, yes; dogs, no.',
      'Visa sponsorship: yes; relocation package: no.',
      'Sponsorship – yes, recruiters – no.',
      'Remote, no; visa sponsorship, yes.',
      'Sponsorship, yes; phone calls, no.',
      'Visas, no problem.',
      'Sponsorship, yes.',
    ]);
  });
  it('refuses where the no is of sponsorship', () => {
    allAre('refuses', [
      'Sponsorship, no; agencies, yes.',
      'Agencies, yes; sponsorship, no.',
      'Visas, no; agencies, yes.',
      'Sponsorship, no; agencies, no.',
      'No sponsorship; no agencies.',
      'Agencies, no; sponsorship, no.',
      'Visas, no.',
      'Sponsorship: no; parking: yes.',
      'Visa sponsorship no, training yes.',
      'Remote, yes; visas, no.',
    ]);
  });
});

describe('nothing that is too much', () => {
  it('leaves the promise', () =>
    allAre('offers', [
      'No job is too small and no visa too costly: we sponsor.',
      "Sponsorship isn't something to worry about: we've got it covered.",
      'No distance is too far and no visa too complicated: we sponsor.',
      'No visa is too complicated for us: we sponsor them all.',
      'No role is too junior for sponsorship with us: we sponsor all grades.',
      'No question is too silly, no visa too tricky; we sponsor nurses from anywhere.',
      'No candidate is too far away: we sponsor visas.',
      'No paperwork is too much for us and we sponsor visas for this role.',
      'There is no place too remote: we will sponsor your visa wherever you are.',
    ]));

  it('leaves the refusal beside it', () =>
    allAre('refuses', [
      'No job is too small, but no visa sponsorship.',
      'No job is too small; we cannot sponsor.',
      'No job too small, no sponsorship.',
      'We are too small to sponsor visas.',
      'Sponsorship is too costly for us.',
      'No visa, no job.',
    ]));

  it('promises nothing without a word of sponsorship', () =>
    allAre('silent', ['No job is too small for our engineers.']));
});

describe('a worry about visas', () => {
  it.each([
    "Visa sponsorship can feel overwhelming. Don't worry, we arrange it for every overseas nurse.",
    'Sponsorship may seem daunting. Do not worry: we arrange it for each nurse we hire.',
    "Visa sponsorship sounds complicated. Don't panic, we handle it for every chef.",
    'Visa sponsorship can be a minefield. Relax, we deal with it for everyone we hire.',
  ])('is answered in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });

  it('is answered by a no as well', () => {
    expect(readAdvert('Visa sponsorship can feel overwhelming. We do not arrange it.').answer).toBe('refuses');
  });

  it.each([
    "Visa sponsorship can feel overwhelming. Don't worry, we explain it to every student.",
    "House moves can feel overwhelming. Don't worry, we arrange it for every overseas nurse.",
  ])('is not answered in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('silent');
  });
});

describe('what a sponsor is not besides', () => {
  it.each([
    'We will act as your sponsor but not as your landlord.',
    'We will be your sponsor but not your landlord.',
    'We can act as your sponsor, but not as your guarantor.',
    "We'll be your sponsor, but not your bank.",
    'We are your visa sponsor but not an immigration law firm.',
  ])('takes nothing back in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });

  it.each([
    'We will act as your employer but not as your sponsor.',
    'We are a sponsor but not your sponsor.',
    'We are a sponsor but not for this post.',
    'We can sponsor, but not the night shift staff, which this post is.',
  ])('is the sponsor of this post in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });
});

describe('help with something that is not the visa', () => {
  it.each([
    'We can help with your GMC registration but not your visa.',
    'Our team helps with your move, not with your visa.',
    'We pay for your flight but not your visa.',
    'We can help you find a flat, but not with your visa.',
    'The Trust funds your training but not your visa.',
    'We will sponsor your training but not your visa.',
    'We can assist you with accommodation, though not with your visa application.',
    'The school pays for your flat and your flights, but not for your visa.',
    'We can support your GMC sponsorship but not your visa.',
    'We provide training and a uniform but not your visa.',
    'We can offer free meals and parking, but not a visa.',
  ])('refuses: “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });

  it.each([
    'We sponsor your visa but not your family’s visas.',
    'We help with your visa but not your partner’s visa.',
    'We will sponsor you and pay for your flight but not your visa fee.',
    'We pay for your certificate of sponsorship but not your visa.',
    'We pay the sponsorship fees but not your visa application fee.',
    'We sponsor nurses and support your OSCE, but not your visa extension later.',
    'We look at your ability and not your visa, and we sponsor Skilled Worker visas.',
  ])('leaves an offer one beside what is not paid or is of others: “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });
});

describe('sponsorship beside what is denied or feared', () => {
  it('is offered where something else is denied, or help follows a worry', () => {
    allAre('offers', [
      'We will act as your sponsor but not as your landlord.',
      'We will be your sponsor, but not your landlord.',
      'We act as your visa sponsor, not as your landlord.',
      "The trust doesn't sponsor your PLAB but does sponsor your visa.",
      'We do not sponsor your PLAB but we do sponsor your visa.',
      'The practice does not sponsor your MBA, but does sponsor your visa.',
      "Visa sponsorship can feel overwhelming. Don't worry, we arrange it.",
      'Visa sponsorship can be confusing. Do not worry, we arrange it all.',
      "Getting a visa can feel daunting. Don't worry, we sponsor it.",
      'Visa sponsorship is complicated. We handle it all for you.',
    ]);
  });
  it('is a condition where it cannot be guaranteed', () => {
    allAre('conditional', [
      'Candidates who need sponsorship can apply; however, we cannot guarantee it.',
      'Candidates who need sponsorship may apply, however we cannot guarantee it.',
      'Applicants requiring visa sponsorship can apply, but we cannot promise it.',
      'If you need sponsorship you can apply; however, it cannot be guaranteed.',
    ]);
  });
  it('is refused where it is what is denied', () => {
    allAre('refuses', [
      'We are your landlord but not your sponsor.',
      'We do not sponsor your visa but do sponsor your PLAB.',
      'We sponsor your PLAB but do not sponsor your visa.',
      'Candidates who need sponsorship can apply; however, we cannot offer it.',
      'Visa sponsorship can feel overwhelming. We do not arrange it.',
      'Visa sponsorship can feel overwhelming. Sorry, we cannot arrange it.',
    ]);
  });
});

describe('people by their trade or as the whole of a team', () => {
  it('are offered a visa by whoever sponsors them', () => {
    allAre('offers', [
      'They sponsor registrars.',
      'They also sponsor HGV mechanics.',
      'They are sponsoring dental nurses.',
      'Registrars are sponsored.',
      'Baristas will be sponsored.',
      'Bricklayers and plasterers are sponsored.',
      'All welders are sponsored.',
      'Our company is sponsoring baristas.',
      'We all sponsor welders.',
      'The practice sponsors opticians.',
      'Our group is sponsoring sous chefs.',
      'The trust will sponsor a registrar.',
      'The hotel is sponsoring a pastry chef.',
      'Our trust sponsors a physiotherapist.',
      'We sponsor the whole team.',
      'We sponsor our entire crew.',
      'We sponsor interns.',
      'We sponsor all our staff.',
      'We sponsor the entire kitchen brigade.',
      'We sponsor every member of the team.',
      'We sponsor our whole kitchen crew.',
      'The restaurant sponsors the whole team.',
      'Our farm is sponsoring the full crew.',
      'We sponsor all members of our team.',
      'We sponsor chefs and the local football club.',
      'The hotel sponsors chefs and the local football club.',
      'We sponsor nurses and several charity runs.',
    ]);
  });
  it('promise nobody a visa where a club, a match or another sponsor is meant', () => {
    allAre('silent', [
      'They sponsor the local football team.',
      'We sponsor the local football team.',
      'We sponsor the whole football team.',
      'We sponsor the entire under-12s team.',
      'Our company is sponsoring runners.',
      'The team is sponsoring a marathon.',
      'Players are sponsored.',
      'Players and coaches are sponsored.',
      'Players and their managers are sponsored.',
      'We sponsor cyclists.',
      'Students are sponsored through college.',
      'Registrars are sponsored by the Royal College.',
      'Runners are sponsored by their friends.',
      'They sponsor a tournament.',
      'We sponsor the whole crew of the lifeboat.',
      'They sponsor Bristol Rovers.',
      'They sponsor young footballers.',
      'We sponsor the village choir and the local football club.',
      'We sponsor every member of the football club.',
      'The company is sponsoring posters.',
    ]);
  });
  it('are refused where it is denied', () => {
    allAre('refuses', [
      'Registrars are not sponsored.',
      'They do not sponsor registrars.',
      'Our company is not sponsoring baristas.',
      'We do not sponsor the whole team.',
      'We cannot sponsor interns.',
      'We do not sponsor chefs.',
    ]);
  });
});
