import type { Settings } from './settings';

export const DEFAULTS: Settings = {
  mailboxes: { general: 'hello@example.org', support: 'support@example.org', payments: 'payments@example.org' },
  phone: '+44 1632 960000',
  social: {
    messaging: 'https://messaging.example.org/landfall',
    photos: 'https://photos.example.org/landfall',
    microblog: 'https://microblog.example.org/landfall',
    network: 'https://network.example.org/landfall',
  },
  policies: {
    privacy: 'https://www.example.org/privacy',
    terms: 'https://www.example.org/terms',
    cookies: 'https://www.example.org/cookies',
  },
  claims: {
    opportunities: '5000+',
    support: '24/7',
    interviewSuccess: '87%',
    rating: '4.8',
    placements: '500+',
    moreInterviews: '3x',
  },
  bookingLinks: { pro: 'https://booking.example.org/pro', elite: 'https://booking.example.org/elite' },
  packSteps: [
    { title: 'Choose your pack', text: 'Pick the pack that fits where you are in your search.' },
    { title: 'Book your start', text: 'Choose a time that suits you on the booking page.' },
    { title: 'Meet your coach', text: 'Agree on a plan in your first strategy call.' },
    { title: 'Work the plan', text: 'Apply, practise and adjust together, week by week.' },
  ],
  packQuestions: [
    { title: 'Who are the packs for?', text: 'For anyone who looks for work abroad and wants a coach beside them.' },
    { title: 'Is this a subscription?', text: 'No. Both packs are paid once.' },
    { title: 'When do I hear from my coach?', text: 'A coach is assigned within 24–48 hours after booking.' },
    { title: 'How long does the Pro pack take?', text: 'It has a turnaround of two weeks.' },
    { title: 'How long does Elite coaching last?', text: 'Weekly, until you are hired, for up to eight weeks.' },
    { title: 'How do I ask something else?', text: 'Write to us: the address is at the end of this page.' },
  ],
  webSearch: 'https://www.google.com/search?q=',
  billing: false,
  routeAccess: {},
};
