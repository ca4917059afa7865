import { allAre } from './testing/all-are.js';

describe('sponsorship that somebody gave once', () => {
  it('promises nothing by itself, and denies nothing', () =>
    allAre('silent', [
      'We once sponsored visas.',
      'The company once sponsored visas for chefs.',
      'We used to sponsor visas.',
      'Our company previously sponsored work visas.',
      'The trust formerly offered visa sponsorship to nurses.',
      'Historically, we sponsored visas for engineers.',
    ]));

  it('is refused by what says that it is over', () =>
    allAre('refuses', [
      'We once sponsored visas. We no longer do.',
      'We once sponsored visas. Not any more.',
      'We once sponsored visas. Sadly not today.',
      'We once sponsored visas. We cannot any more.',
      'We once sponsored visas, but those days are gone.',
      'We used to sponsor visas. This has stopped.',
      'We once offered sponsorship; this is no longer possible.',
      'Last year we offered visa sponsorship. This year we are not offering any.',
      'We offered visa sponsorship last year. We are offering none this year.',
      'We offered sponsorship in 2024. In 2026 we are not offering any.',
      'In previous years we sponsored visas. We will not be doing so this year.',
      'We offered sponsorship in the last round. There will be none in this round.',
      'In previous years we sponsored visas. We won’t be this year.',
      "We were once able to sponsor. Unfortunately the rules have changed and we can't any more.",
      'We have offered sponsorship before. It’s not available this time.',
      'We offered visa sponsorship in 2023. None is available now.',
      'Last year we sponsored carers. Since the rules changed we have not been able to.',
      'We did sponsor carers until July; that route is closed now.',
      'We sponsored carers until the rules changed. This route is closed.',
      'Two years ago we sponsored nurses. We are not doing so this year.',
    ]));

  it('is promised where it goes on', () =>
    allAre('offers', [
      'We once sponsored visas and still do.',
      'We once sponsored only nurses, but now sponsor all our staff.',
      'Last year we sponsored ten nurses. This year we will sponsor five.',
      'Last year we offered visa sponsorship. This year we are not offering any relocation.',
    ]));
});
