import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError, http, toast } from '@landfall/sdk';
import type { Job, JobReportInput } from '@landfall/contracts';
import { Button, Dialog, Field, Note, Select, TextArea } from '@landfall/ui';
import { fieldErrors } from '../saved/field-errors';

const LONGEST_TEXT = 2_000;

/** The server knows these by their values. */
const reasons = [
  { value: '', label: 'Choose a reason' },
  { value: 'asks-for-money', label: 'It asks for money' },
  { value: 'personal-contact', label: 'It leads to a personal mailbox or a chat' },
  { value: 'not-the-employer', label: 'It is not from the employer that it names' },
  { value: 'no-sponsorship', label: 'The employer does not sponsor this job' },
  { value: 'gone', label: 'The position is gone' },
  { value: 'other', label: 'Something else' },
];

export default function ReportDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const formId = useId();
  const report = useMutation({
    mutationFn: (body: JobReportInput) => http.post<unknown>(`/api/jobs/${job.id}/report`, { body }),
    onSuccess: () => {
      toast({ title: 'Job reported', description: 'Thank you. An administrator will look at it.' });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === '');
    if (reason !== '' && !report.isPending) report.mutate({ reason, text: text.trim() });
  };
  const errors = fieldErrors(report.error);
  const reasonError = isMissing ? 'Please choose a reason' : errors.reason;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Report this job"
      description={`${job.title || 'Job'}, ${job.company.replace(/\.$/, '')}. Your name is not shown to the employer.`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={report.isPending} busyText="Sending...">
            Send report
          </Button>
        </>
      }
    >
      <form id={formId} className="report-form" onSubmit={submit} noValidate>
        <Field label="What is wrong?" required error={reasonError}>
          <Select
            value={reason}
            options={reasons}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
        <Field label="What should we know? (optional)" error={errors.text}>
          <TextArea value={text} maxLength={LONGEST_TEXT} onChange={(event) => setText(event.target.value)} />
        </Field>
        {report.error && !reasonError && !errors.text && (
          <Note tone="danger" role="alert" title="The report could not be sent">
            {report.error instanceof ApiError ? report.error.detail : 'Please try again.'}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
