import type { ApplicationStatus } from '@landfall/contracts';
import { Field, Input, Select, TextArea } from '@landfall/ui';
import { STATUSES } from '../status';
import type { FormErrors, FormValues } from './form-values';

interface FormProps {
  values: FormValues;
  errors: FormErrors;
  onChange: (change: Partial<FormValues>) => void;
}

type TextName = Exclude<keyof FormValues, 'status'>;

/** The fields alone: what is sent and when is the dialog's. */
export function ApplicationForm({ values, errors, onChange }: FormProps) {
  const text = (name: TextName) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <Field label="Job Title*" error={errors.jobTitle} required>
        <Input data-first-focus {...text('jobTitle')} />
      </Field>
      <Field label="Company*" error={errors.companyName} required>
        <Input {...text('companyName')} />
      </Field>
      <Field label="Location" error={errors.jobLocation}>
        <Input {...text('jobLocation')} />
      </Field>
      <Field label="Status*" error={errors.status} required>
        <Select
          value={values.status}
          options={STATUSES}
          onChange={(event) => onChange({ status: event.target.value as ApplicationStatus })}
        />
      </Field>
      <Field label="Applied Date*" error={errors.appliedDate} required>
        <Input type="date" {...text('appliedDate')} />
      </Field>
      <Field label="Job Type" error={errors.jobType}>
        <Input placeholder="Full-time, Contract, etc." {...text('jobType')} />
      </Field>
      <Field label="Salary" error={errors.salary}>
        <Input placeholder="Salary or range" {...text('salary')} />
      </Field>
      <Field label="Job URL" error={errors.jobUrl}>
        <Input type="url" inputMode="url" {...text('jobUrl')} />
      </Field>
      <Field label="Notes" error={errors.notes} className="application-notes">
        <TextArea placeholder="Add any notes about the application, company, or position" {...text('notes')} />
      </Field>
    </>
  );
}
