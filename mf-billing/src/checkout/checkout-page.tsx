import '../styles.css';
import { Link, useSearchParams } from 'react-router-dom';
import { useTitle } from '@landfall/sdk';
import { Button, Card, Inset, Note, PageHead } from '@landfall/ui';
import { PaymentsOff } from '../subscription/payments-off';
import { inPounds } from '../subscription/subscription';
import { AMOUNT_RULE, amountFrom } from './amount';

export default function CheckoutPage() {
  const [address] = useSearchParams();
  const amount = amountFrom(address.get('amount'));
  useTitle('Complete Payment');
  return (
    <div className="billing-page billing-narrow">
      <PageHead title="Complete Payment" />
      <Card as="section" className="billing-stack" aria-label="Payment">
        {amount === undefined ? <WrongAmount /> : <Total amount={amount} />}
      </Card>
    </div>
  );
}

function WrongAmount() {
  return (
    <>
      <Note tone="danger" role="alert" title="This amount cannot be paid">
        {AMOUNT_RULE}
      </Note>
      <div>
        <Button asChild variant="secondary" icon="arrow-left">
          <Link to="/services">Back to Services</Link>
        </Button>
      </div>
    </>
  );
}

function Total({ amount }: { amount: number }) {
  return (
    <>
      <Inset className="billing-row">
        <span>Total Amount</span>
        <strong className="billing-price">{inPounds(amount)}</strong>
      </Inset>
      <PaymentsOff back="Back to Services" to="/services" />
    </>
  );
}
