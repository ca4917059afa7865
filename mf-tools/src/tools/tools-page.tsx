import '../styles.css';
import { useId, useState } from 'react';
import { useTitle } from '@landfall/sdk';
import { PageHead } from '@landfall/ui';
import { CvAnalyzerPanel } from '../cv-analyzer/cv-analyzer-panel';
import { ToolCards } from './tool-cards';
import type { ToolId } from './tools';

export default function ToolsPage() {
  const [active, setActive] = useState<ToolId | null>('cv-analyzer');
  const panelId = useId();
  useTitle('Professional Tools');
  return (
    <div className="tools">
      <PageHead title="Professional Tools" />
      <ToolCards active={active} onSelect={setActive} panelId={panelId} />
      <div id={panelId}>{active === 'cv-analyzer' && <CvAnalyzerPanel />}</div>
    </div>
  );
}
