import { Link } from 'react-router-dom';
import { useSettings } from '@landfall/sdk';
import { Button, LandPanel } from '@landfall/ui';
import { FeatureList } from '../subscription/premium-features';
import { inPounds } from '../subscription/subscription';

/** While paying is not configured its button is seen but cannot be pressed, and says why. */
export function UpgradeBox({ price }: { price: number }) {
  const { billing } = useSettings();
  return (
    <LandPanel as="div" className="billing-stack upgrade">
      <h3 className="billing-title">Upgrade to Premium</h3>
      <p>
        <strong className="billing-price">{inPounds(price)}/month</strong>{' '}
        <span className="billing-muted">Cancel anytime</span>
      </p>
      <FeatureList />
      <div>
        {billing ? (
          <Button asChild>
            <Link to="/subscribe">Upgrade Now</Link>
          </Button>
        ) : (
          <>
            <Button inert>Upgrade Now</Button>
            <p className="billing-hint">Payments are not set up here.</p>
          </>
        )}
      </div>
    </LandPanel>
  );
}
