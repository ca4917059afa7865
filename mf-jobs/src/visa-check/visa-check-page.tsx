import '../styles.css';
import './visa-check.css';
import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useTitle } from '@landfall/sdk';
import { Button, PageHead } from '@landfall/ui';
import { visaCheckOf } from './api';
import { readForm, readInput, writeForm, type CheckForm } from './check-address';
import { CheckResult } from './check-result';
import { CheckFields } from './check-fields';

/** The address holds what was checked: it can be shared, and Back returns to the check before. */
export default function VisaCheckPage() {
  useTitle('Visa check');
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const asked = readForm(params);
  const read = readInput(asked);
  const input = 'input' in read ? read.input : undefined;
  const check = useQuery(visaCheckOf(input));
  // what is beside the verdict then is not what the verdict is about
  const [refusedAt, setRefusedAt] = useState<string>();
  const isAsked = useRef(false);
  const ask = (form: CheckForm) => {
    isAsked.current = true;
    setRefusedAt(undefined);
    const next = writeForm(form);
    if (next.toString() === address) void check.refetch();
    else setParams(next);
  };
  return (
    <div className="visa-check">
      <PageHead
        title="Right visa, right salary"
        text="Whether a salary is enough for a Skilled Worker visa, by the tables of the UK Immigration Rules."
        actions={
          <Button asChild variant="quiet" icon="badge-check" flush>
            <Link to="/sponsors">Licensed sponsors</Link>
          </Button>
        }
      />
      <div className="visa-check-columns">
        <CheckForm address={address} busy={check.isFetching} onAsk={ask} onRefused={() => setRefusedAt(address)} />
        {input && refusedAt !== address && (
          <CheckResult
            check={check}
            isAsked={isAsked}
            onChoose={(socCode) => ask({ ...asked, socCode })}
            title={asked.occupation}
          />
        )}
      </div>
    </div>
  );
}

interface CheckFormProps {
  address: string;
  busy: boolean;
  onAsk: (form: CheckForm) => void;
  /** What was sent has to be mended first. */
  onRefused: () => void;
}

function CheckForm({ address, busy, onAsk, onRefused }: CheckFormProps) {
  const fromAddress = () => {
    const asked = readForm(new URLSearchParams(address));
    // an address with a salary was asked already, and what is wrong with it is why there is no answer
    return { address, form: asked, isSent: asked.salary !== '' && 'mistakes' in readInput(asked) };
  };
  const [state, setState] = useState(fromAddress);
  // Back and Forward fill the form anew, without taking the focus away
  if (state.address !== address) setState(fromAddress());
  const { form, isSent } = state;
  const read = readInput(form);
  return (
    <CheckFields
      form={form}
      mistakes={isSent && 'mistakes' in read ? read.mistakes : {}}
      busy={busy}
      onChange={(change) => setState({ ...state, form: { ...form, ...change } })}
      onSend={() => {
        setState({ ...state, isSent: true });
        if ('input' in read) onAsk(form);
        else onRefused();
      }}
    />
  );
}
