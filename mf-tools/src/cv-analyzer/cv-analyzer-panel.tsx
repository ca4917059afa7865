import { Card, EmptyState, Note } from '@landfall/ui';
import { DocumentDrop } from '../upload/document-drop';
import { cvStore } from './cv-store';
import { ExtractedText } from './extracted-text';
import { useCvUpload } from './use-cv-upload';

export function CvAnalyzerPanel() {
  const { cv } = cvStore();
  const upload = useCvUpload();
  return (
    <section className="analyzer" aria-label="CV Analyzer">
      <Card className="analyzer-form">
        <Note tone="info">
          This installation reads your CV and shows the text that software sees in it. It does not calculate a match
          score.
        </Note>
        <DocumentDrop
          label="Your CV"
          fileName={upload.reading ?? cv?.name}
          busy={upload.reading !== undefined}
          refused={upload.refused}
          onFile={upload.read}
          onCancel={upload.cancel}
          onRemove={upload.remove}
        />
      </Card>
      <div className="analyzer-result">
        {cv ? (
          <ExtractedText cv={cv} refusedName={upload.refused?.name} onClear={upload.remove} />
        ) : (
          <EmptyState title="No CV yet">
            Choose your CV to see its text here: missing words and a mixed-up order are what an employer’s software sees
            as well. The file is read and then deleted.
          </EmptyState>
        )}
      </div>
    </section>
  );
}
