import type { VisaCheck } from '@landfall/contracts';
import { formatDate, Note } from '@landfall/ui';
import { headOf } from './verdicts';

/** What the tables say, with what it stands on. */
export function VerdictNote({ check }: { check: VisaCheck }) {
  const { reason, table, asOf, source, occupation, fromTitle } = check;
  const { tone, title } = headOf(check);
  return (
    <Note tone={tone} title={title}>
      {occupation?.title && (
        <p>
          {occupation.title} (SOC {occupation.code}){fromTitle && ', taken from the title; check it'}
        </p>
      )}
      <p>{reason}</p>
      <p className="visa-check-source">
        <a href={source} target="_blank" rel="noopener noreferrer">
          {table ? `Appendix Skilled Occupations, ${table}` : 'Appendix Skilled Occupations'}
        </a>
        , as of {formatDate(asOf)}. Not legal advice: the Home Office decides, and there are more conditions than pay,
        one of them a sponsor that is rated A (Appendix Skilled Worker, SW 5.3).
      </p>
    </Note>
  );
}
