import { useQuery } from '@tanstack/react-query';
import { useUser } from '@landfall/sdk';
import { Field, Select, TextArea } from '@landfall/ui';
import { ownApplications } from '../api';
import { tooLong } from '../documents/text-length';
import { directionOf } from '../text/direction';
import { put, workbench } from '../workbench/workbench';
import { nameOf } from './job-text';
import { useJobFromAddress } from './use-job-from-address';
import { useFillJob } from './use-fill-job';

/** What was corrected is still from there; what begins otherwise is another advert. */
function sourceAfter(text: string): string | null {
  const { jobDescription, jobSource } = workbench.getState();
  const begins = (one: string) => one.trim().split('\n')[0]?.trim();
  return begins(text) === begins(jobDescription) ? jobSource : null;
}

interface JobDescriptionFieldProps {
  hint?: string;
  error?: string;
  required?: boolean;
}

/** One for the whole page: the job is the same whether a CV is compared with it or an interview prepared for it. */
export function JobDescriptionField({ hint, error, required }: JobDescriptionFieldProps) {
  const { jobDescription, jobSource } = workbench();
  const { data } = useQuery(ownApplications(useUser()?.id));
  const { isFilling, problem, fromJob, fromApplication } = useFillJob();
  useJobFromAddress((id) => void fromJob(id));
  const tracked = data?.applications ?? [];
  return (
    <div className="job-field">
      {tracked.length > 0 && (
        <Field label="Choose a job you track">
          <Select
            value=""
            disabled={isFilling}
            options={[
              { value: '', label: isFilling ? 'Loading the job...' : 'Fill in the job description from…' },
              ...tracked.map(({ id, jobTitle, companyName }) => ({
                value: String(id),
                label: nameOf(jobTitle, companyName),
              })),
            ]}
            onChange={({ target }) => {
              const chosen = tracked.find(({ id }) => String(id) === target.value);
              if (chosen) void fromApplication(chosen);
            }}
          />
        </Field>
      )}
      <Field
        label="Job description"
        hint={hint}
        error={error ?? tooLong(jobDescription) ?? problem}
        required={required}
      >
        <TextArea
          dir={directionOf(jobDescription)}
          rows={8}
          value={jobDescription}
          onChange={({ target }) => put({ jobDescription: target.value, jobSource: sourceAfter(target.value) })}
        />
      </Field>
      {jobSource && jobDescription !== '' && (
        <p className="document-hint" role="status">
          Filled in from {jobSource}.
        </p>
      )}
    </div>
  );
}
