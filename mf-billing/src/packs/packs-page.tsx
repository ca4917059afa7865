import '../styles.css';
import { useRef } from 'react';
import { useSettings, useTitle } from '@landfall/sdk';
import { Accordion, Button, ButtonLink, Card, LandPanel, PageHead, StatTile } from '@landfall/ui';
import { PackCard } from './pack-card';
import { packs } from './packs';

const CHAT_MESSAGE = 'Hello! I have a question about the career packs.';

export default function PacksPage() {
  const steps = useRef<HTMLElement>(null);
  useTitle('Services');
  const showSteps = () => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    steps.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
    steps.current?.focus({ preventScroll: true });
  };
  return (
    <div className="billing-page">
      <PageHead
        title="Professional career services with guaranteed results"
        actions={
          <Button variant="secondary" icon="chevron-down" onClick={showSteps}>
            How It Works
          </Button>
        }
      />
      <Claims />
      <section className="billing-section" aria-labelledby="choose">
        <h2 id="choose" className="billing-title">
          Choose Your Pack
        </h2>
        <div className="packs">
          {packs.map((pack) => (
            <PackCard key={pack.id} pack={pack} />
          ))}
        </div>
      </section>
      <section className="billing-section" aria-labelledby="how" ref={steps} tabIndex={-1}>
        <h2 id="how" className="billing-title">
          How It Works
        </h2>
        <Steps />
      </section>
      <Questions />
      <StillQuestions />
    </div>
  );
}

function Claims() {
  const { claims } = useSettings();
  return (
    <div className="claims">
      <StatTile value={claims.interviewSuccess} label="interview success" icon="target" />
      <StatTile value={`${claims.rating}★`} label="rating" icon="star" />
      <StatTile value={claims.placements} label="placements" icon="briefcase" />
    </div>
  );
}

function Steps() {
  const { packSteps } = useSettings();
  return (
    <ol className="steps">
      {packSteps.map((step, index) => (
        <Card as="li" key={step.title} className="billing-stack">
          <span className="step-number" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="step-title">{step.title}</h3>
          <p className="billing-muted">{step.text}</p>
        </Card>
      ))}
    </ol>
  );
}

function Questions() {
  const { packQuestions } = useSettings();
  return (
    <section className="billing-section" aria-labelledby="questions">
      <h2 id="questions" className="billing-title">
        Frequently Asked Questions
      </h2>
      <Accordion
        single
        items={packQuestions.map(({ title, text }, index) => ({ id: String(index), title, content: text }))}
      />
    </section>
  );
}

function StillQuestions() {
  const { mailboxes, social } = useSettings();
  return (
    <LandPanel className="billing-stack" aria-labelledby="still">
      <h2 id="still" className="billing-title">
        Still have questions?
      </h2>
      <div className="billing-actions">
        <ButtonLink href={`mailto:${mailboxes.support}`} icon="mail">
          Email Support
        </ButtonLink>
        <ButtonLink href={chatLink(social.messaging)} icon="message-circle" variant="secondary" newTab>
          WhatsApp Us
        </ButtonLink>
      </div>
    </LandPanel>
  );
}

function chatLink(chat: string): string {
  const link = new URL(chat, window.location.origin);
  link.searchParams.set('text', CHAT_MESSAGE);
  return link.href;
}
