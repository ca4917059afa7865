import type { VisaCheck } from '@landfall/contracts';
import { formatDate, Note, type NoteTone } from '@landfall/ui';

const verdicts: Record<VisaCheck['verdict'], { tone: NoteTone; title: string }> = {
  meets: { tone: 'positive', title: 'This salary is enough' },
  below: { tone: 'danger', title: 'This salary is not enough' },
  'cannot-tell': { tone: 'caution', title: 'This cannot be told from the tables' },
};

/** What the tables say, with what it stands on. */
export function VerdictNote({ check: { verdict, reason, table, asOf, source, occupation } }: { check: VisaCheck }) {
  const { tone, title } = verdicts[verdict];
  return (
    <Note tone={tone} title={title}>
      {occupation?.title && (
        <p>
          {occupation.title} (SOC {occupation.code})
        </p>
      )}
      <p>{reason}</p>
      <p className="visa-check-source">
        <a href={source} target="_blank" rel="noopener noreferrer">
          {table ? `Appendix Skilled Occupations, ${table}` : 'Appendix Skilled Occupations'}
        </a>
        , as of {formatDate(asOf)}. Not legal advice: the Home Office decides, and there are more conditions than pay.
      </p>
    </Note>
  );
}
