type PackId = 'pro' | 'elite';

export interface Pack {
  id: PackId;
  name: string;
  /** Pounds, paid once. */
  price: number;
  features: readonly string[];
  isPopular: boolean;
  buttonText: string;
  note: string;
}

export const packs: readonly Pack[] = [
  {
    id: 'pro',
    name: 'Pro Pack',
    price: 250,
    isPopular: false,
    buttonText: 'Get Pro Package',
    note: '2-week turnaround',
    features: [
      'Professional CV rewrite that passes ATS systems',
      'Custom cover letters',
      'LinkedIn optimisation',
      '2 expert coaching calls (strategy and interview prep)',
      'Mock interview with feedback',
      'Salary negotiation guidance',
      'Application tracking and follow-up templates',
      'Access to hidden job opportunities',
      'Interview question bank',
      '14 days of priority email support',
    ],
  },
  {
    id: 'elite',
    name: 'Elite Pack with SureHire Guarantee',
    price: 400,
    isPopular: true,
    buttonText: 'Get SureHire Guarantee',
    note: 'Start within 24h',
    features: [
      'Everything in Pro',
      'Weekly 1-on-1 coaching until hired (up to 8 weeks)',
      'Direct introductions to hiring managers',
      'Interview scheduling and coordination',
      'Personalised job search strategy',
      'Visa sponsorship guidance',
      'Salary negotiation on your behalf',
      'Career transition planning',
      'Priority access to exclusive opportunities',
    ],
  },
];
