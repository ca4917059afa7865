import type { User } from '@landfall/contracts';
import { Card } from '@landfall/ui';

export function AccountDetails({ user }: { user: User }) {
  const facts = [
    ['User ID', user.id],
    ['Email', user.email],
    ['First Name', user.firstName],
    ['Last Name', user.lastName],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <Card as="section" className="billing-stack" aria-labelledby="account-details">
      <h2 id="account-details" className="billing-title">
        Account Details
      </h2>
      <Facts facts={facts} />
    </Card>
  );
}

export function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
